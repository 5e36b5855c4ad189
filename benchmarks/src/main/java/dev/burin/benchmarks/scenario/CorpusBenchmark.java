package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.data.Scenario;
import org.openjdk.jmh.annotations.Param;

/** The real documents in the corpus folder, which may be missing. */
public class CorpusBenchmark extends CodecBenchmark {

    /** The scenario that is measured. */
    @Param({"TWITTER", "CITM_CATALOG", "CANADA", "GITHUB_EVENTS", "GSOC"})
    public Scenario scenario;

    @Override
    Scenario scenario() {
        return scenario;
    }
}
