package dev.burin.processor.check;

import dev.burin.processor.model.Origin;
import java.util.Map;
import javax.tools.Diagnostic;

/**
 * One problem, found at one place.
 *
 * @param problem what it is
 * @param origin the narrowest place it concerns
 * @param details the words for the placeholders of the message
 */
record Finding(Problem problem, Origin origin, Map<String, String> details) {

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

    /** Reports it, and which other type is the reason that this one has a codec, if that helps; empty for itself. */
    void report(String referrer) {
        String reason = referrer.isEmpty() || !problem.isAboutUse() ? "" : "\n        " + referrer + " refers to it.";
        origin.report(problem.severity(), problem.text(details) + reason);
    }
}
