package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.library.Task;
import dev.burin.benchmarks.library.Verification;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Param;

/**
 * Many different documents in random order, as in a service, so that the branch predictor cannot learn them. Before, the
 * library handles strings of both internal encodings, Latin-1 and UTF-16, because that may affect the compiled code.
 *
 * <p>Why not one after the other: an AMD EPYC learns even a thousand documents that always follow each other in the same order
 * (docs/performance/integers.md).
 */
public class VariedBenchmark extends CodecBenchmark {
    private static final int WARM_UP_CALLS = 10_000;

    /** After so many documents, the same order begins again. */
    private static final int ORDER_LENGTH = 1 << 16;

    private static final long ORDER_SEED = 20261129;

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

    private final List<Task<?>> order = new ArrayList<>();
    private int next;

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
        new Random(ORDER_SEED).ints(ORDER_LENGTH, 0, tasks.size()).forEach(i -> order.add(tasks.get(i)));
    }

    private static void warmUp(Task<?> text) throws IOException {
        for (int i = 0; i < WARM_UP_CALLS; i++) {
            text.decode();
            text.encode();
        }
    }

    @Override
    Task<?> task() {
        return order.get(next);
    }

    @Override
    Task<?> nextTask() {
        next = next + 1 < order.size() ? next + 1 : 0;
        return order.get(next);
    }
}
