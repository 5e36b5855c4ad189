package dev.burin.benchmarks.report.page;

import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Unit;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.regex.Pattern;

/** Formats figures of a unit for an axis: {@code 10 µs}. */
final class FigureFormat extends NumberFormat {
    private static final long serialVersionUID = 1;
    private static final Pattern ZEROS = Pattern.compile("\\.0+(?=\\D|$)");

    private final Unit unit;

    FigureFormat(Unit unit) {
        this.unit = unit;
    }

    @Override
    public StringBuffer format(double number, StringBuffer text, FieldPosition position) {
        String figure = Formats.figure(new Cell.Number(number, unit));
        return text.append(ZEROS.matcher(figure).replaceFirst(""));
    }

    @Override
    public StringBuffer format(long number, StringBuffer text, FieldPosition position) {
        return format((double) number, text, position);
    }

    @Override
    public Number parse(String text, ParsePosition position) {
        throw new UnsupportedOperationException("An axis is written only.");
    }
}
