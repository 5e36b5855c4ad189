package dev.burin.processor.read;

import dev.burin.processor.model.CustomCodecs;
import dev.burin.processor.model.Observation.Kind;
import dev.burin.processor.model.Property;
import dev.burin.processor.read.dialect.Dialects;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Follows a {@code @JsonValue}, or the parameter of a delegating creator, to a type that has one too, and so on: reading a cycle
 * would never end, as nothing of the document is consumed on the way. A list or an object on the way does consume.
 */
final class ValueCycle {
    private final ReadScope scope;
    private final Dialects dialects;

    ValueCycle(ReadScope scope, Dialects dialects) {
        this.scope = scope;
        this.dialects = dialects;
    }

    /** Notices whether {@code value}, that of the target, leads back to the target. */
    void observe(Kind kind, Property value) {
        path().ifPresent(path ->
                scope.observe(kind, value.origin(), Map.of("type", DisplayNames.of(scope.target()), "path", path)));
    }

    /** The path from the target back to itself, {@code A.b → B.a → A}; nothing if there is none. */
    private Optional<String> path() {
        List<String> path = new ArrayList<>();
        Set<TypeElement> seen = new HashSet<>();
        DeclaredType type = scope.targetType();
        for (Optional<Element> value = valueOf(type); value.isPresent(); value = valueOf(type)) {
            TypeElement element = (TypeElement) type.asElement();
            path.add(DisplayNames.of(element) + "." + value.get().getSimpleName());
            if (!seen.add(element) || !(content(typeOf(type, value.get())) instanceof DeclaredType next)) {
                return Optional.empty(); // other types report theirs
            }
            if (next.asElement().equals(scope.target())) {
                path.add(DisplayNames.of(scope.target()));
                return Optional.of(String.join(" → ", path));
            }
            type = next;
        }
        return Optional.empty();
    }

    /** The value of the type, unless a user's codec represents it. */
    private Optional<Element> valueOf(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        if (type.getKind() != TypeKind.DECLARED || element.getKind() == ElementKind.ENUM) {
            return Optional.empty();
        }
        return ValueMembers.of(element, scope.javac(), dialects).stream()
                .findFirst()
                .or(() -> delegateOf(element))
                .filter(value -> dialects.member(List.of(value)).codecs().equals(CustomCodecs.NONE));
    }

    private Optional<Element> delegateOf(TypeElement type) {
        return DelegateReader.delegating(type, dialects)
                .map(creator -> ((ExecutableElement) creator).getParameters())
                .filter(parameters -> parameters.size() == 1)
                .<Element>map(parameters -> parameters.get(0))
                .findFirst();
    }

    private TypeMirror typeOf(DeclaredType type, Element value) {
        if (value.getKind() == ElementKind.PARAMETER) {
            return scope.within(type).seenTypes().of(value);
        }
        TypeMirror seen = scope.javac().types().asMemberOf(type, value);
        return seen instanceof ExecutableType method ? method.getReturnType() : seen;
    }

    /** An {@code Optional} is its content, or null. */
    private static TypeMirror content(TypeMirror type) {
        boolean isOptional = type instanceof DeclaredType declared
                && Javac.isClass(declared, "java.util.Optional")
                && declared.getTypeArguments().size() == 1;
        return isOptional ? content(((DeclaredType) type).getTypeArguments().get(0)) : type;
    }
}
