package dev.burin.processor.read;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Distinguishes constructors and methods that take one value: which takes it best, and which has rivals. */
final class Overloads {
    private final ReadScope scope;

    Overloads(ReadScope scope) {
        this.scope = scope;
    }

    /** Returns the makers that take a value of a type, in the order in which Java prefers them. */
    List<ExecutableElement> taking(TypeMirror value, Stream<ExecutableElement> makers) {
        return inOrder(value, makers.filter(maker -> takes(value, maker)).toList(), this::parameterOf);
    }

    /**
     * Returns methods or constructors that take a value of a type in the order in which Java prefers them.
     *
     * @param parameterOf the type of the one parameter of each
     */
    List<ExecutableElement> inOrder(
            TypeMirror value, List<ExecutableElement> takers, Function<ExecutableElement, TypeMirror> parameterOf) {
        List<TypeMirror> parameters = takers.stream().map(parameterOf).toList();
        return takers.stream()
                .sorted(Comparator.comparing(
                                (ExecutableElement taker) -> !isSubtype(value, parameterOf.apply(taker))) // boxing
                        .thenComparing(taker -> countSubtypes(parameterOf.apply(taker), parameters)))
                .toList();
    }

    /** Whether a maker has one parameter, and that takes a value of a type. */
    boolean takes(TypeMirror value, ExecutableElement maker) {
        return maker.getParameters().size() == 1 && types().isAssignable(value, parameterOf(maker));
    }

    private long countSubtypes(TypeMirror type, List<TypeMirror> others) {
        return others.stream().filter(other -> isSubtype(other, type)).count();
    }

    private boolean isSubtype(TypeMirror type, TypeMirror supertype) {
        return types().isSubtype(type, supertype);
    }

    private TypeMirror parameterOf(ExecutableElement maker) {
        return scope.seenTypes().of(maker.getParameters().get(0));
    }

    /** Whether a value read as the type, as a subtype of it or its box, could be passed to a rival. */
    boolean mayTakeOther(ExecutableElement maker, TypeMirror value) {
        List<TypeMirror> rivals = rivalsOf(maker);
        return !rivals.isEmpty() && !(types().isSameType(value, parameterOf(maker)) && isExact(value, rivals));
    }

    /** Whether nothing more specific than the type is read, or no rival takes it. */
    private boolean isExact(TypeMirror type, List<TypeMirror> rivals) {
        if (type instanceof PrimitiveType primitive) {
            TypeMirror box = types().boxedClass(primitive).asType();
            return rivals.stream().noneMatch(rival -> isSubtype(box, rival));
        }
        return type instanceof DeclaredType declared
                && declared.asElement().getModifiers().contains(Modifier.FINAL)
                && declared.getTypeArguments().isEmpty()
                && !isBox(declared);
    }

    private boolean isBox(DeclaredType type) {
        return Stream.of(TypeKind.values())
                .filter(TypeKind::isPrimitive)
                .map(kind -> types().boxedClass(types().getPrimitiveType(kind)))
                .anyMatch(type.asElement()::equals);
    }

    /** Whether Java calls a maker, and no rival, with a value of a type. */
    boolean isPreferred(ExecutableElement maker, TypeMirror value) {
        TypeMirror parameter = parameterOf(maker);
        return rivalsOf(maker).stream()
                .filter(rival -> types().isAssignable(value, rival))
                .allMatch(rival -> isSubtype(value, parameter) && isSubtype(parameter, rival));
    }

    /** The types that makers of the same name take in place of this maker's one parameter. */
    private List<TypeMirror> rivalsOf(ExecutableElement maker) {
        return maker.getParameters().size() == 1 && maker.getEnclosingElement() instanceof TypeElement owner
                ? scope.javac().elements().getAllMembers(owner).stream()
                        .filter(other -> !other.equals(maker) && other.getKind() == maker.getKind())
                        .filter(other -> other.getSimpleName().equals(maker.getSimpleName()) && scope.canReach(other))
                        .map(ExecutableElement.class::cast)
                        .filter(other -> other.getParameters().size() == 1)
                        .map(this::parameterOf)
                        .toList()
                : List.of();
    }

    private Types types() {
        return scope.javac().types();
    }
}
