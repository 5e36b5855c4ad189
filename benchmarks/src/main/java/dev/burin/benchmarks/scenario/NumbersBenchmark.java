package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.data.Scenario;
import org.openjdk.jmh.annotations.Param;

/** Numbers as members, in a list and in an array. */
public class NumbersBenchmark extends CodecBenchmark {

    /** The scenario that is measured. */
    @Param({
        "INTS_10",
        "INTS_1",
        "DOUBLES_10_SHORT",
        "DOUBLES_10_FULL",
        "INT_LIST_10",
        "DOUBLE_ARRAY_10_SHORT",
        "DOUBLE_ARRAY_10_FULL"
    })
    public Scenario scenario;

    @Override
    Scenario scenario() {
        return scenario;
    }
}
