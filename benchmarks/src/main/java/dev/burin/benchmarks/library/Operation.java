package dev.burin.benchmarks.library;

import java.util.Locale;

/** What is timed: a benchmark method of this name in small letters. */
public enum Operation {
    DECODE,
    ENCODE;

    /** Returns the name of the benchmark method. */
    public String method() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the operation that a benchmark method of this name times, possibly behind the name of its class. */
    public static Operation of(String method) {
        return valueOf(method.substring(method.lastIndexOf('.') + 1).toUpperCase(Locale.ROOT));
    }
}
