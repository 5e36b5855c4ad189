package dev.burin.samples.immutable;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonCreator;

/** A range of integers: a static factory, marked with {@code @JsonCreator}, validates and creates it. */
@JsonCodec
public final class Range {
    private final int from;
    private final int to;

    private Range(int from, int to) {
        this.from = from;
        this.to = to;
    }

    /** Returns the range from the smaller to the larger of two integers. */
    @JsonCreator
    public static Range of(int from, int to) {
        return new Range(Math.min(from, to), Math.max(from, to));
    }

    /** Returns the first integer. */
    public int getFrom() {
        return from;
    }

    /** Returns the last integer. */
    public int getTo() {
        return to;
    }
}
