package dev.burin.processor;

import dev.burin.processor.check.Problem;
import dev.burin.processor.check.Suggestion;
import dev.burin.processor.read.dialect.Settings;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.ProcessingEnvironment;

/** Reports unknown options and values: a misspelled setting would otherwise silently have no effect. */
final class OptionCheck {
    private final Reports reports;

    private OptionCheck(Reports reports) {
        this.reports = reports;
    }

    static void report(ProcessingEnvironment javac) {
        OptionCheck check = new OptionCheck(new Reports(javac.getMessager()));
        new TreeMap<>(javac.getOptions()).forEach(check::report);
    }

    private void report(String option, String value) {
        List<String> values = Settings.options().getOrDefault(option, List.of());
        if (option.startsWith("burin.") && !CodecOption.keys().contains(option)) {
            String options = String.join(", ", new TreeSet<>(CodecOption.keys()));
            reports.report(
                    Problem.UNKNOWN_OPTION,
                    Map.of(
                            "option", option,
                            "options", options,
                            "suggestion", Suggestion.sentence(option, CodecOption.keys())));
        } else if (!values.isEmpty() && !values.contains(value)) {
            String text = value == null ? "" : value; // null for an option without a value
            reports.report(
                    Problem.OPTION_VALUE,
                    Map.of(
                            "option",
                            option,
                            "value",
                            text,
                            "values",
                            String.join(", ", values),
                            "suggestion",
                            Suggestion.sentence(text, values)));
        }
    }
}
