package dev.burin.processor;

import dev.burin.processor.check.Problem;
import dev.burin.processor.read.Messages;
import dev.burin.processor.read.TypeId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Source files without a class, of JDK 25: no code can name the types in them, as the class around these has no name. */
final class CompactSourceFiles {
    private CompactSourceFiles() {}

    /** Whether an annotated type or package is in no such file; reports it if it is, once, however many annotations it has. */
    static boolean doNotHold(Element annotated, Elements elements, Messages messages) {
        List<String> names = new ArrayList<>();
        Element outermost = annotated;
        while (outermost.getEnclosingElement() instanceof TypeElement around) {
            names.add(0, outermost.getSimpleName().toString());
            outermost = around;
        }
        if (names.isEmpty() || !isUnnamed((TypeElement) outermost, elements)) {
            return true;
        }
        Map<String, String> details = Map.of(
                "type",
                String.join(".", names),
                "flaw",
                "has no name, as in a compact source file",
                "alternative",
                "Move it to a source file of its own, or declare the class of this one: class "
                        + outermost.getSimpleName() + " { … }");
        messages.print(Problem.PRIVATE_TYPE.severity(), Problem.PRIVATE_TYPE.text(details), annotated);
        return false;
    }

    /**
     * The compiler gives it the name of its file, but does not find it by that name. It is final and nothing else (JEP 512); any
     * other class that is not found has another reason.
     */
    private static boolean isUnnamed(TypeElement type, Elements elements) {
        return type.getModifiers().equals(Set.of(Modifier.FINAL))
                && elements.getPackageOf(type).isUnnamed()
                && TypeId.of(type, elements).find(elements).isEmpty();
    }
}
