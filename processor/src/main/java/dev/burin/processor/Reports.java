package dev.burin.processor;

import dev.burin.processor.check.Problem;
import dev.burin.processor.read.Messages;
import java.util.Map;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/**
 * Problems that are found outside the stages, each reported as often as it occurs.
 *
 * <p>{@link Messages} prints the same message once per element, but two of its annotations may need it.
 */
record Reports(Messager messager) {

    /** Reports a problem that has no place. */
    void report(Problem problem, Map<String, String> details) {
        messager.printMessage(problem.severity(), problem.text(details));
    }

    void report(Problem problem, Map<String, String> details, Element place) {
        messager.printMessage(problem.severity(), problem.text(details), place);
    }

    void report(Problem problem, Map<String, String> details, Element place, AnnotationMirror annotation) {
        messager.printMessage(problem.severity(), problem.text(details), place, annotation);
    }
}
