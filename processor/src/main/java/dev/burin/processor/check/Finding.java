package dev.burin.processor.check;

import dev.burin.processor.model.Origin;
import java.util.Map;
import java.util.Set;
import javax.tools.Diagnostic;

/**
 * One problem, found at one place.
 *
 * @param problem what it is
 * @param origin the narrowest place it concerns
 * @param details the words for the placeholders of the message
 */
record Finding(Problem problem, Origin origin, Map<String, String> details) {

    /** What is a problem only because values of the type are read or written somewhere. */
    private static final Set<Problem> ABOUT_USE = Set.of(
            Problem.ABSTRACT_TYPE,
            Problem.SEALED_TYPE,
            Problem.ANNOTATION_TYPE,
            Problem.NO_PROPERTY,
            Problem.NO_CREATOR);

    Finding {
        details = Map.copyOf(details);
    }

    boolean isError() {
        return problem.severity() == Diagnostic.Kind.ERROR;
    }

    /** Errors stay; a warning can be suppressed. */
    boolean isSuppressed() {
        return !isError() && origin.suppresses(problem.code());
    }

    /** Reports it, along with the other type that causes this one to have a codec, if that helps; empty if there is none. */
    void report(String referrer) {
        String reason =
                referrer.isEmpty() || !ABOUT_USE.contains(problem) ? "" : "\n        " + referrer + " refers to it.";
        origin.report(problem.severity(), problem.text(details) + reason);
    }
}
