package dev.burin.processor.read;

import dev.burin.processor.model.Hints.Mark;
import dev.burin.processor.read.dialect.Dialects;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.Elements;

/** Finds the members marked as the value of the whole type. */
final class ValueMembers {

    private ValueMembers() {}

    /** Returns the marked fields and methods that have a value, inherited ones too; of a record component the accessor. */
    static List<Element> of(TypeElement type, Elements elements, Dialects dialects) {
        boolean isRecord = type.getKind() == ElementKind.RECORD;
        return elements.getAllMembers(type).stream()
                .filter(member -> (isField(member) && !isRecord) || isGetter(member))
                .filter(member -> dialects.member(List.of(member)).has(Mark.VALUE))
                .<Element>map(member -> member)
                .toList();
    }

    private static boolean isField(Element member) {
        return member.getKind() == ElementKind.FIELD && !member.getModifiers().contains(Modifier.STATIC);
    }

    private static boolean isGetter(Element member) {
        return member instanceof ExecutableElement method
                && method.getKind() == ElementKind.METHOD
                && !method.getModifiers().contains(Modifier.STATIC)
                && method.getParameters().isEmpty()
                && method.getReturnType().getKind() != TypeKind.VOID;
    }
}
