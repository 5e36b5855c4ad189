package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.DoublePredicate;
import java.util.stream.Collectors;

/**
 * The rows in which Burin misses its target, as Markdown, the worst first; empty if there was no rival to compare with.
 *
 * @param results of all libraries that were compared
 * @param rows the rows that were compared
 * @param rivals the other JSON libraries
 */
record Board(Results results, List<Row> rows, Collection<Library> rivals) {
    /** Differences below this percentage are ties. */
    private static final int TIE_PERCENT = 15;

    @Override
    public String toString() {
        if (count(ratio -> true) == 0) {
            return "";
        }
        String missed = rows.stream()
                .filter(row -> ratio(row).orElse(0) > Targets.OF_BEST_JSON)
                .sorted(Comparator.comparingDouble((Row row) -> -ratio(row).getAsDouble()))
                .map(this::line)
                .collect(Collectors.joining());
        return """
                Of %d rows, %d are at %.2f or less, in %d Burin is the first, in %d it is behind by %d %% or more. Not at %.2f:

                | row | Burin | the fastest other | ratio | opened |
                | --- | --- | --- | --- | --- |
                %s""".formatted(
                        count(ratio -> true),
                        count(ratio -> ratio <= Targets.OF_BEST_JSON),
                        Targets.OF_BEST_JSON,
                        count(ratio -> ratio < 1),
                        count(ratio -> ratio >= 1 + TIE_PERCENT / 100.0),
                        TIE_PERCENT,
                        Targets.OF_BEST_JSON,
                        missed);
    }

    private long count(DoublePredicate condition) {
        return rows.stream()
                .map(this::ratio)
                .flatMapToDouble(OptionalDouble::stream)
                .filter(condition)
                .count();
    }

    private String line(Row row) {
        Library fastest = results.fastest(row, rivals).orElseThrow();
        OptionalDouble opened = row.operation() == Operation.DECODE
                ? OptionalDouble.empty() // is not compared in decoding
                : results.ratioToFastest(row, Library.OPENED, rivals);
        return "| %s, %s | %s | %s %s | %s | %s |\n"
                .formatted(
                        row.operation().method(),
                        escape(row.scenario().title()),
                        time(row, Library.BURIN),
                        fastest.title(),
                        time(row, fastest),
                        decimals(ratio(row)),
                        decimals(opened));
    }

    private OptionalDouble ratio(Row row) {
        return results.ratioToFastest(row, Library.BURIN, rivals);
    }

    private String time(Row row, Library library) {
        return Cells.time(results.best(row, library).orElseThrow());
    }

    private static String decimals(OptionalDouble ratio) {
        return ratio.isEmpty() ? "" : String.format(Locale.ROOT, "%.2f", ratio.getAsDouble());
    }

    private static String escape(String title) {
        return title.replaceAll("[\\[\\]_<>]", "\\\\$0");
    }
}
