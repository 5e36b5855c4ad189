package dev.burin.processor.read;

import static java.util.Objects.requireNonNull;

import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Misplacement;
import dev.burin.processor.read.dialect.Dialects;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/** Finds the members marked as the value of the whole type. */
final class ValueMembers {

    private ValueMembers() {}

    /** Returns the members marked as the value, inherited ones too; of a record component the accessor. */
    static List<Element> of(TypeElement type, Javac javac, Dialects dialects) {
        return of(type, Mark.VALUE, javac, dialects);
    }

    /**
     * Returns the marked fields and methods that have a value, of a record component the accessor; inherited ones too, and those that
     * override a marked one.
     */
    static List<Element> of(TypeElement type, Mark mark, Javac javac, Dialects dialects) {
        boolean isRecord = type.getKind() == ElementKind.RECORD;
        List<TypeElement> levels = levels(type, javac);
        return javac.elements().getAllMembers(type).stream()
                .filter(member -> (isField(member) && !isRecord) || isGetter(member))
                .filter(member -> dialects.member(declarations(member, type, levels, javac))
                        .has(mark))
                .<Element>map(member -> member)
                .toList();
    }

    /** Returns a member and the ones that it overrides in superclasses; in interfaces too, if the type itself is abstract. */
    static List<Element> declarations(Element member, TypeElement type, Javac javac) {
        return declarations(member, type, levels(type, javac), javac);
    }

    private static List<Element> declarations(Element member, TypeElement type, List<TypeElement> levels, Javac javac) {
        Stream<Element> overridden = levels.stream()
                .filter(level -> isGetter(member) && !level.equals(member.getEnclosingElement()))
                .flatMap(level -> overriddenIn(level, member, type, javac));
        return Stream.concat(Stream.of(member), overridden).toList();
    }

    /** Where annotations on overridden members count. */
    private static List<TypeElement> levels(TypeElement type, Javac javac) {
        return javac.withSupertypes(type).stream()
                .filter(level -> level.getKind().isClass() || Instances.isAbstract(type))
                .toList();
    }

    private static Stream<Element> overriddenIn(TypeElement level, Element member, TypeElement type, Javac javac) {
        return level.getEnclosedElements().stream()
                .filter(above -> above.getSimpleName().equals(member.getSimpleName()) && isGetter(above))
                .filter(above ->
                        javac.elements().overrides((ExecutableElement) member, (ExecutableElement) above, type))
                .map(above -> above);
    }

    /**
     * Records marks of interfaces that a type implements without repeating them: like all annotations, they do not count. A
     * repeated one may be {@code false}.
     */
    static void observeLost(TypeElement type, Mark mark, ReadScope scope, Dialects dialects) {
        Javac javac = scope.javac();
        List<Element> marked = of(type, mark, javac, dialects);
        javac.withSupertypes(type).stream()
                .filter(level -> level.getKind().isInterface())
                .flatMap(level -> level.getEnclosedElements().stream())
                .filter(above ->
                        isGetter(above) && dialects.member(List.of(above)).has(mark))
                .filter(above -> javac.elements().getAllMembers(type).stream()
                        .filter(member -> isGetter(member)
                                && !marked.contains(member)
                                && marks(member, mark, scope).isEmpty())
                        .anyMatch(member ->
                                overriddenIn(typeOf(above), member, type, javac).anyMatch(above::equals)))
                .flatMap(above -> marks(above, mark, scope).stream())
                .forEach(annotation -> scope.observeMisplaced(
                        annotation, annotation.element().getSimpleName().toString(), Misplacement.OF_INTERFACE));
    }

    private static List<AnnotationView> marks(Element member, Mark mark, ReadScope scope) {
        return AnnotationView.allOn(member, scope).stream()
                .filter(annotation -> annotation.displayName().equals(mark == Mark.KEY ? "@JsonKey" : "@JsonValue"))
                .toList();
    }

    private static TypeElement typeOf(Element member) {
        return (TypeElement) requireNonNull(member.getEnclosingElement());
    }

    /** Returns the marked member, or the getter of a marked field that the codec cannot reach. */
    static Element readable(Element marked, ReadScope scope) {
        if (scope.canReach(marked) || !isField(marked)) {
            return marked;
        }
        return ElementFilter.methodsIn(siblings(marked)).stream()
                .filter(method -> isGetter(method) && scope.canReach(method) && isGetterOf(method, marked))
                .<Element>map(method -> method)
                .findFirst()
                .orElse(marked);
    }

    private static List<? extends Element> siblings(Element member) {
        return requireNonNull(member.getEnclosingElement()).getEnclosedElements();
    }

    private static boolean isGetterOf(ExecutableElement method, Element field) {
        String fieldName = field.getSimpleName().toString();
        return method.getSimpleName().contentEquals(fieldName)
                || BeanNames.getterSuffix(method, List.of(fieldName))
                        .filter(suffix -> suffix.equalsIgnoreCase(fieldName))
                        .isPresent();
    }

    /** Records when the codec cannot get the value, or not without catching exceptions. */
    static void observe(Element readable, ReadScope scope) {
        if (!scope.canReach(readable)) {
            new ReachObserver(scope)
                    .observeInvisible(
                            readable, readable.getSimpleName().toString(), "@JsonValue", scope.originOf(readable));
        }
        new CallObserver(scope).observe(readable);
    }

    static boolean isField(Element member) {
        return member.getKind() == ElementKind.FIELD && !member.getModifiers().contains(Modifier.STATIC);
    }

    static boolean isGetter(Element member) {
        return member instanceof ExecutableElement method
                && method.getKind() == ElementKind.METHOD
                && !method.getModifiers().contains(Modifier.STATIC)
                && method.getParameters().isEmpty()
                && method.getReturnType().getKind() != TypeKind.VOID;
    }
}
