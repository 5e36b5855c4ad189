package dev.burin.processor.read;

import dev.burin.Presence;
import dev.burin.processor.model.NullPolicy;
import dev.burin.processor.model.NullPolicy.Meaning;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Reads the nullness of a property from its declared types.
 *
 * <p>Annotations are matched by simple name, those of scopes are JSpecify's. They are read where types are declared, not from
 * javac's view of them as members of another type, which may have lost them.
 */
final class NullnessReader {
    private static final Set<String> NON_NULL = Set.of("NonNull", "NotNull", "Nonnull");
    private static final Set<String> NULLABLE = Set.of("Nullable", "CheckForNull");
    private static final String JSPECIFY = "org.jspecify.annotations.";

    /** Never null themselves: null means that their content is absent. */
    private static final List<String> HOLDERS =
            List.of("java.util.Optional", Presence.class.getName(), "java.util.concurrent.atomic.AtomicReference");

    private static final List<String> CONTAINERS =
            List.of("java.lang.Iterable", "java.util.Map", "java.util.Iterator", "java.util.stream.BaseStream");

    private final ReadScope scope;

    NullnessReader(ReadScope scope) {
        this.scope = scope;
    }

    /**
     * Returns the nullness of a property's declarations; annotations go before their scopes.
     *
     * @param deciding the declaration whose scope counts
     */
    NullPolicy read(PropertyDraft draft, Element deciding) {
        NullPolicy annotated = NullPolicy.NONE;
        for (Element part : draft.parts()) {
            annotated = annotated.or(onDeclaration(part)).or(inType(typeOf(part), false));
        }
        return isMarked(deciding) && showsAnnotations(deciding)
                ? annotated.or(inType(typeOf(deciding), true))
                : annotated;
    }

    /** The annotations before a field, method or parameter, which need not be about its type. */
    private static NullPolicy onDeclaration(Element part) {
        Stream<Element> parameters = part instanceof ExecutableElement method
                ? method.getParameters().stream().map(parameter -> parameter)
                : Stream.empty();
        return Stream.concat(Stream.of(part), parameters)
                .flatMap(element -> meaningOf(element).stream())
                .findFirst()
                .map(NullPolicy::of)
                .orElse(NullPolicy.NONE);
    }

    private static TypeMirror typeOf(Element part) {
        if (!(part instanceof ExecutableElement method)) {
            return part.asType();
        }
        return method.getParameters().isEmpty()
                ? method.getReturnType()
                : method.getParameters().get(method.getParameters().size() - 1).asType();
    }

    private NullPolicy inType(TypeMirror type, boolean isMarked) {
        Optional<Meaning> own = meaningOf(type);
        boolean isReference = type.getKind() == TypeKind.DECLARED || type.getKind() == TypeKind.ARRAY;
        Optional<Meaning> value = isMarked && isReference ? own.or(() -> Optional.of(Meaning.NON_NULL)) : own;
        return new NullPolicy(value, contentOf(type).map(content -> content(type, content, isMarked)));
    }

    private NullPolicy content(TypeMirror container, TypeMirror content, boolean isMarked) {
        NullPolicy policy = inType(content, isMarked);
        return isA(container, HOLDERS) ? policy.withoutValue() : policy;
    }

    /** Returns the type of the elements or the values in an array, collection, map or the like. */
    private Optional<TypeMirror> contentOf(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return Optional.of(array.getComponentType());
        }
        if (!(type instanceof DeclaredType declared)
                || declared.getTypeArguments().isEmpty()) {
            return Optional.empty();
        }
        List<? extends TypeMirror> arguments = declared.getTypeArguments();
        TypeMirror last = arguments.get(arguments.size() - 1);
        TypeMirror content = last instanceof WildcardType wildcard ? wildcard.getExtendsBound() : last;
        return Optional.ofNullable(content).filter(found -> isA(type, CONTAINERS) || isA(type, HOLDERS));
    }

    private boolean isA(TypeMirror type, List<String> names) {
        return names.stream().anyMatch(name -> scope.javac().isA(type, name));
    }

    private static Optional<Meaning> meaningOf(AnnotatedConstruct annotated) {
        return annotated.getAnnotationMirrors().stream()
                .map(mirror ->
                        mirror.getAnnotationType().asElement().getSimpleName().toString())
                .filter(name -> NON_NULL.contains(name) || NULLABLE.contains(name))
                .findFirst()
                .map(name -> NON_NULL.contains(name) ? Meaning.NON_NULL : Meaning.NULLABLE);
    }

    /** Whether types are not nullable here by default: the nearest annotation of a scope counts. */
    private boolean isMarked(Element place) {
        for (Element level = place; level != null; level = around(level)) {
            for (var mirror : level.getAnnotationMirrors()) {
                String name = ((TypeElement) mirror.getAnnotationType().asElement())
                        .getQualifiedName()
                        .toString();
                if (name.equals(JSPECIFY + "NullMarked") || name.equals(JSPECIFY + "NullUnmarked")) {
                    return name.endsWith("NullMarked");
                }
            }
        }
        return false;
    }

    /**
     * Whether the compiler shows annotations on the types of a declaration. Before JDK 22 javac shows none of those in class files
     * (JDK-8225377): a nullable type is not visible as such, so the scope does not count either.
     */
    private boolean showsAnnotations(Element place) {
        return scope.isInSource(place)
                || probes().anyMatch(method -> meaningOf(method.getReturnType()).isPresent());
    }

    /** Methods of a class file, unless Burin itself is compiled; the types of some have annotations. */
    private Stream<ExecutableElement> probes() {
        return Stream.ofNullable(scope.javac().elements().getTypeElement(Presence.class.getName()))
                .flatMap(type -> ElementFilter.methodsIn(type.getEnclosedElements()).stream());
    }

    private @Nullable Element around(Element level) {
        return level instanceof PackageElement ? scope.javac().elements().getModuleOf(level) : scope.enclosing(level);
    }
}
