package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.data.RandomTurns;
import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.library.Task;
import dev.burin.benchmarks.library.Verification;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Param;

/**
 * Many different documents in random order, as in a service. Before, the library handles strings of both internal encodings,
 * Latin-1 and UTF-16, because that may affect the compiled code.
 */
public class VariedBenchmark extends CodecBenchmark {
    private static final int WARM_UP_CALLS = 10_000;

    /** The scenario that is measured. */
    @Param({
        "INTS_10_VARIED",
        "DOUBLES_10_SHORT_VARIED",
        "DOUBLES_10_FULL_VARIED",
        "STRINGS_10_VARIED",
        "OBJECT_LIST_10_VARIED",
        "PERSON_SMALL_VARIED"
    })
    public Scenario scenario;

    private RandomTurns<Task<?>> turns;

    @Override
    Scenario scenario() {
        return scenario;
    }

    @Override
    void prepare(Operation operation) throws IOException {
        warmUp(library.task(Scenario.TEXT_ASCII));
        warmUp(library.task(Scenario.TEXT_CHINESE));
        List<Task<?>> tasks = new ArrayList<>();
        Task<?> first = library.task(scenario);
        for (Sample sample : scenario.samples()) {
            Task<?> task = first.of(sample);
            Verification.verify(library, scenario, operation, task);
            tasks.add(task);
        }
        turns = new RandomTurns<>(tasks);
    }

    private static void warmUp(Task<?> text) throws IOException {
        for (int i = 0; i < WARM_UP_CALLS; i++) {
            text.decode();
            text.encode();
        }
    }

    @Override
    Task<?> task() {
        return turns.current();
    }

    @Override
    Task<?> nextTask() {
        return turns.next();
    }
}
