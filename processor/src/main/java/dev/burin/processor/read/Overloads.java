package dev.burin.processor.read;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Tells constructors and static methods apart that take one value: which takes it best, and which has rivals. */
final class Overloads {
    private final ReadScope scope;

    Overloads(ReadScope scope) {
        this.scope = scope;
    }

    /** Returns those of the makers that take a value of a type, in the order in which Java prefers them. */
    List<ExecutableElement> taking(TypeMirror value, Stream<ExecutableElement> makers) {
        List<ExecutableElement> takers =
                makers.filter(maker -> takes(value, maker)).toList();
        List<TypeMirror> parameters = takers.stream().map(this::parameterOf).toList();
        return takers.stream()
                .sorted(Comparator.comparing(
                                (ExecutableElement maker) -> !isSubtype(value, parameterOf(maker))) // boxing
                        .thenComparing(maker -> countSubtypes(parameterOf(maker), parameters)))
                .toList();
    }

    /** Whether a maker has one parameter, and that takes a value of a type. */
    boolean takes(TypeMirror value, ExecutableElement maker) {
        return maker.getParameters().size() == 1 && scope.javac().types().isAssignable(value, parameterOf(maker));
    }

    private long countSubtypes(TypeMirror type, List<TypeMirror> others) {
        return others.stream().filter(other -> isSubtype(other, type)).count();
    }

    private boolean isSubtype(TypeMirror type, TypeMirror supertype) {
        return scope.javac().types().isSubtype(type, supertype);
    }

    private TypeMirror parameterOf(ExecutableElement maker) {
        return scope.typeOf(maker.getParameters().get(0));
    }

    /** Returns the type of the one parameter of a maker if a value of another type could be taken for that of a rival. */
    Optional<TypeMirror> toldApartBy(ExecutableElement maker) {
        boolean takesOne = maker.getParameters().size() == 1;
        return takesOne && hasRival(maker) ? Optional.of(parameterOf(maker)) : Optional.empty();
    }

    private boolean hasRival(ExecutableElement maker) {
        return maker.getEnclosingElement() instanceof TypeElement owner
                && scope.javac().elements().getAllMembers(owner).stream()
                        .filter(other -> !other.equals(maker) && other.getKind() == maker.getKind())
                        .filter(other -> other.getSimpleName().equals(maker.getSimpleName()) && scope.canReach(other))
                        .anyMatch(other ->
                                ((ExecutableElement) other).getParameters().size() == 1);
    }
}
