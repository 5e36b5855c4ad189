package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.data.Scenario;
import org.openjdk.jmh.annotations.Param;

/** The real document that is always available. */
public class DocumentBenchmark extends CodecBenchmark {

    /** The scenario that is measured. */
    @Param("MIME_DB")
    public Scenario scenario;

    @Override
    Scenario scenario() {
        return scenario;
    }
}
