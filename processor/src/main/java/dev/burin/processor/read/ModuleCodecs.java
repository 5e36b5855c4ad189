package dev.burin.processor.read;

import com.palantir.javapoet.TypeName;
import dev.burin.annotation.JsonCodecFor;
import dev.burin.processor.model.CustomCodec;
import dev.burin.processor.model.Origin;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/**
 * The custom codecs that {@code @JsonCodecFor} assigns to a type wherever it occurs.
 *
 * <p>What identifies a class, its name and module, not its element: javac may represent a class by a different element in the next round.
 */
public final class ModuleCodecs {
    private final Set<TypeId> ids = new LinkedHashSet<>();

    /**
     * The declaration of one codec class.
     *
     * @param type what identifies the named type
     * @param represents the interfaces implemented for it, {@code Codec<shop.Money>}
     * @param instance how to get an instance
     * @param origin the annotation
     */
    public record Declared(TypeId type, List<String> represents, CustomCodec.Instance instance, Origin origin) {}

    /** Adds a class with the annotation. */
    public void add(TypeElement codec, Elements elements) {
        ids.add(TypeId.of(codec, elements));
    }

    /** The classes, in this round. */
    public List<TypeElement> elements(Elements elements) {
        return ids.stream().map(id -> id.find(elements).orElseThrow()).toList();
    }

    /**
     * Reads the declaration of a codec class.
     *
     * @throws UnresolvedTypeException if the type does not exist yet
     */
    public Declared declared(TypeElement codec, Javac javac) {
        ReadScope scope = new ReadScope(javac, codec);
        AnnotationView annotation =
                AnnotationView.find(codec, JsonCodecFor.class.getName(), scope).orElseThrow();
        List<String> represents = new ArrayList<>();
        for (String codecInterface : List.of(CustomCodecReader.VALUE_CODEC, CustomCodecReader.KEY_CODEC)) {
            represented(codec, codecInterface, scope)
                    .ifPresent(type -> represents.add(codecInterface.substring(codecInterface.lastIndexOf('.') + 1)
                            + "<" + TypeName.get(type) + ">")); // without annotations of its use
        }
        CustomCodec.Instance instance = new CustomCodecReader(scope, new TypeRefReader(scope)).instanceOf(codec);
        TypeId type = annotation
                .type("value")
                .map(named -> TypeId.of((TypeElement) named.asElement(), javac.elements()))
                .orElseGet(() -> new TypeId("", annotation.typeName("value")));
        return new Declared(type, represents, instance, annotation.origin("value"));
    }

    /** Returns the codec class for values, or for keys, of exactly this type; nothing for nearly all types. */
    Optional<TypeElement> find(DeclaredType type, String codecInterface, ReadScope scope) {
        return ids.isEmpty()
                ? Optional.empty()
                : elements(scope.javac().elements()).stream()
                        .filter(codec -> represented(codec, codecInterface, scope)
                                .filter(represented -> scope.javac().types().isSameType(represented, type))
                                .isPresent())
                        .findFirst();
    }

    /** The type for which the class implements the interface, if its annotation names that type. */
    private static Optional<TypeMirror> represented(TypeElement codec, String codecInterface, ReadScope scope) {
        TypeElement implemented = scope.javac().elements().getTypeElement(codecInterface);
        boolean isGeneric = !codec.getTypeParameters().isEmpty(); // its arguments would be unknown
        Optional<DeclaredType> named = AnnotationView.find(codec, JsonCodecFor.class.getName(), scope)
                .flatMap(annotation -> annotation.type("value"));
        return scope.javac().asSuper(codec.asType(), implemented).filter(found -> !isGeneric).stream()
                .flatMap(found -> found.getTypeArguments().stream())
                .filter(argument -> argument instanceof DeclaredType represented
                        && named.filter(type -> type.asElement().equals(represented.asElement()))
                                .isPresent())
                .<TypeMirror>map(argument -> argument)
                .findFirst();
    }
}
