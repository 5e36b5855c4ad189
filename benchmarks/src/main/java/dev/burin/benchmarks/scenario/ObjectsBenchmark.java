package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.data.Scenario;
import org.openjdk.jmh.annotations.Param;

/** Objects: nested ones, lists of them, the business objects from the source articles. */
public class ObjectsBenchmark extends CodecBenchmark {

    /** The scenario that is measured. */
    @Param({
        "OBJECT_LIST_10",
        "NESTED_C",
        "EVENT_PAYLOAD",
        "SIMPLE_POJO",
        "SIMPLE_POJO_DATE",
        "PERSON_SMALL",
        "PERSON_MEDIUM",
        "PERSON_COMPLEX"
    })
    public Scenario scenario;

    @Override
    Scenario scenario() {
        return scenario;
    }
}
