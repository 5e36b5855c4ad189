package dev.burin.benchmarks.library;

import java.util.Locale;

/** The operation that is timed: a benchmark method with this name in lower case. */
public enum Operation {
    DECODE,
    ENCODE;

    /** Returns the name of the benchmark method. */
    public String method() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the operation that a benchmark method times, given its name, with or without that of its class. */
    public static Operation of(String method) {
        return valueOf(method.substring(method.lastIndexOf('.') + 1).toUpperCase(Locale.ROOT));
    }
}
