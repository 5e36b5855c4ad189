package dev.burin.benchmarks.report;

/** The unit of a figure. */
public enum Unit {
    NANOSECONDS,
    BYTES,
    /** A number of things: members, types, classes. */
    COUNT,
    /** A multiple of another figure. */
    RATIO
}
