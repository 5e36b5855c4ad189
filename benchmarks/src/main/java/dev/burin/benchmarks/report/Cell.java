package dev.burin.benchmarks.report;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonTypeName;

/** A cell of a table: a figure, a few words, or the reason why there is neither. */
@JsonCodec
public sealed interface Cell {

    /** A figure in {@code unit}; the page chooses how to write it, such as in kilobytes. */
    @JsonTypeName("number")
    record Number(double value, Unit unit) implements Cell {}

    /** A few words. */
    @JsonTypeName("text")
    record Text(String text) implements Cell {}

    /** A missing figure; {@code reason} becomes a footnote. */
    @JsonTypeName("absent")
    record Absent(String reason) implements Cell {}

    /** Returns a cell with a figure. */
    static Cell of(double value, Unit unit) {
        return new Number(value, unit);
    }
}
