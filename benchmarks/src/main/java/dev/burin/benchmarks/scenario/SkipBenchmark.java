package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.data.Scenario;
import org.openjdk.jmh.annotations.Param;

/** Skipping unknown members; there is nothing to encode. */
public class SkipBenchmark extends DecodeBenchmark {

    /** The scenario that is measured. */
    @Param("SKIP")
    public Scenario scenario;

    @Override
    Scenario scenario() {
        return scenario;
    }
}
