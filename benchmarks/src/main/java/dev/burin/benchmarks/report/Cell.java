package dev.burin.benchmarks.report;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonTypeName;

/** What stands in a table: a figure, words, or why there is neither. */
@JsonCodec
public sealed interface Cell {

    /** A figure in the unit given; how it is written, say in kilobytes, is up to the page. */
    @JsonTypeName("number")
    record Number(double value, Unit unit) implements Cell {}

    /** A few words. */
    @JsonTypeName("text")
    record Text(String text) implements Cell {}

    /** No figure, and why: {@code reason} becomes a footnote. */
    @JsonTypeName("absent")
    record Absent(String reason) implements Cell {}

    /** Returns the cell of a figure. */
    static Cell of(double value, Unit unit) {
        return new Number(value, unit);
    }
}
