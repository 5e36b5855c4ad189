package dev.burin.benchmarks.report;

/** What a figure counts. */
public enum Unit {
    NANOSECONDS,
    BYTES,
    /** Things: members, types, classes. */
    COUNT,
    /** Times something else. */
    RATIO
}
