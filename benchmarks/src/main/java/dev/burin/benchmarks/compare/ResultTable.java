package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.Library;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** Lays out the results: a table for each direction, a row for each scenario, a column for each library. */
final class ResultTable {
    private static final int TITLE_WIDTH = 38;
    private static final int COLUMN_WIDTH = 18;

    private final List<Row> rows;
    private final List<Library> libraries;
    private final Results results;

    ResultTable(ComparisonOptions options, Results results) {
        this.rows = options.rows();
        this.libraries = options.libraries();
        this.results = results;
    }

    @Override
    public String toString() {
        StringBuilder table = new StringBuilder();
        for (Operation operation : Operation.values()) {
            List<Row> part =
                    rows.stream().filter(row -> row.operation() == operation).toList();
            if (!part.isEmpty()) {
                append(table, operation, part);
            }
        }
        return table.toString();
    }

    private void append(StringBuilder table, Operation operation, List<Row> part) {
        table.append(
                line(operation.method(), libraries.stream().map(Library::title).toList()));
        for (Row row : part) {
            table.append(line(
                    row.scenario().title(),
                    libraries.stream().map(library -> cell(row, library)).toList()));
        }
        table.append(line(
                "geometric mean of the ratios",
                libraries.stream().map(library -> ratio(mean(part, library))).toList()));
        table.append('\n');
    }

    private static String line(String title, List<String> cells) {
        String columns = cells.stream()
                .map(cell -> String.format("%" + COLUMN_WIDTH + "s", cell))
                .collect(Collectors.joining());
        return String.format("%-" + TITLE_WIDTH + "s%s%n", title, columns);
    }

    private String cell(Row row, Library library) {
        OptionalDouble best = results.best(row, library);
        return best.isEmpty()
                ? "failed"
                : time(best.getAsDouble()) + " " + ratio(results.ratio(row, library, libraries.get(0)));
    }

    private OptionalDouble mean(List<Row> part, Library library) {
        return part.stream()
                .map(row -> results.ratio(row, library, libraries.get(0)))
                .flatMapToDouble(OptionalDouble::stream)
                .map(Math::log)
                .average()
                .stream()
                .map(Math::exp)
                .findFirst();
    }

    private static String ratio(OptionalDouble ratio) {
        return ratio.isEmpty() ? "-" : String.format(Locale.ROOT, "%6.2f", ratio.getAsDouble());
    }

    /** Returns a time in the unit that fits: {@code 80.6 ns}, {@code 506 us}, {@code 3.12 ms}. */
    static String time(double nanoseconds) {
        if (nanoseconds < 10_000) {
            return threeDigits(nanoseconds) + " ns";
        }
        return nanoseconds < 10_000_000
                ? threeDigits(nanoseconds / 1_000) + " us"
                : threeDigits(nanoseconds / 1_000_000) + " ms";
    }

    private static String threeDigits(double number) {
        int decimals = number < 10 ? 2 : number < 100 ? 1 : 0;
        return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }
}
