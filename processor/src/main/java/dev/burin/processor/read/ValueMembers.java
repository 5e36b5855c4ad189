package dev.burin.processor.read;

import static java.util.Objects.requireNonNull;

import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.model.Observation;
import dev.burin.processor.read.dialect.Dialects;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Finds the members marked as the value of the whole type. */
final class ValueMembers {

    private ValueMembers() {}

    /** Returns the members marked as the value, inherited ones too; of a record component the accessor. */
    static List<Element> of(TypeElement type, Elements elements, Dialects dialects) {
        return of(type, Mark.VALUE, elements, dialects);
    }

    /** Returns the marked fields and methods that have a value, inherited ones too; of a record component the accessor. */
    static List<Element> of(TypeElement type, Mark mark, Elements elements, Dialects dialects) {
        boolean isRecord = type.getKind() == ElementKind.RECORD;
        return elements.getAllMembers(type).stream()
                .filter(member -> (isField(member) && !isRecord) || isGetter(member))
                .filter(member -> dialects.member(List.of(member)).has(mark))
                .<Element>map(member -> member)
                .toList();
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
            scope.observe(
                    Observation.Kind.INVISIBLE_MEMBER,
                    scope.originOf(readable),
                    Map.of("member", readable.getSimpleName().toString(), "annotation", "@JsonValue"));
        }
        scope.observeCheckedExceptions(readable);
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
