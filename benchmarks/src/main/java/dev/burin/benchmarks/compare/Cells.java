package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.Library;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Formats the cells and lines of the tables. */
final class Cells {
    private static final int TITLE_WIDTH = 41;
    private static final int COLUMN_WIDTH = 18;

    private Cells() {}

    /** Returns a title and a cell for each library, without a line break. */
    static String line(String title, List<Library> libraries, Function<Library, String> cells) {
        String columns = libraries.stream()
                .map(library -> String.format("%" + COLUMN_WIDTH + "s", cells.apply(library)))
                .collect(Collectors.joining());
        return String.format("%-" + TITLE_WIDTH + "s%s", title, columns);
    }

    /** Returns the geometric mean, with a star if a row is missing from it. */
    static String mean(List<Row> rows, Function<Row, OptionalDouble> ratio) {
        List<Double> ratios = rows.stream()
                .map(ratio)
                .flatMapToDouble(OptionalDouble::stream)
                .boxed()
                .toList();
        String star = ratios.size() < rows.size() ? "*" : "";
        return ratios.isEmpty() ? "-" : star + ratio(mean(ratios));
    }

    /** Returns the geometric mean; empty for an empty list. */
    static OptionalDouble mean(List<Double> ratios) {
        OptionalDouble logarithm = ratios.stream().mapToDouble(Math::log).average();
        return logarithm.isEmpty() ? logarithm : OptionalDouble.of(Math.exp(logarithm.getAsDouble()));
    }

    /** Returns a ratio with two decimals. */
    static String ratio(OptionalDouble ratio) {
        return ratio.isEmpty() ? "-" : String.format(Locale.ROOT, "%6.2f", ratio.getAsDouble());
    }

    /** Returns a time in a suitable unit: {@code 80.6 ns}, {@code 506 us}, {@code 3.12 ms}. */
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
