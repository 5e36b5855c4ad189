package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.scenario.Benchmarks;
import dev.burin.benchmarks.scenario.CodecBenchmark;
import java.util.Locale;

/** What is timed: a benchmark method of this name in small letters. */
enum Operation {
    DECODE,
    ENCODE;

    /** Returns the name of the benchmark method. */
    String method() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean isMeasuredFor(Scenario scenario) {
        return this == DECODE || CodecBenchmark.class.isAssignableFrom(Benchmarks.of(scenario));
    }
}
