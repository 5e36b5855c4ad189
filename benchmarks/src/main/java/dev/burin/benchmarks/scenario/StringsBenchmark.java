package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.data.Scenario;
import org.openjdk.jmh.annotations.Param;

/** Strings: short ones as members, and long ones. */
public class StringsBenchmark extends CodecBenchmark {

    /** The scenario that is measured. */
    @Param({"STRINGS_1", "STRINGS_5", "STRINGS_10", "TEXT_ASCII", "TEXT_CHINESE", "TEXT_ESCAPED"})
    public Scenario scenario;

    @Override
    Scenario scenario() {
        return scenario;
    }
}
