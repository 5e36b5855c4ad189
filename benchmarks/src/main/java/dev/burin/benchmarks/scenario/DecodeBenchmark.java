package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.library.Task;
import dev.burin.benchmarks.library.Verification;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Decodes one scenario with one library: bytes to new objects.
 *
 * <p>JMH forks a virtual machine for each combination, in which no other library and no other scenario runs, so the code is
 * compiled as it would be for a user of that library. The result is checked before the measurement.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 3,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g"})
public abstract class DecodeBenchmark {

    /** The library that is measured. */
    @Param
    public Library library;

    private Task<?> task;

    /** Returns the scenario that is measured, which is a parameter of the subclass. */
    abstract Scenario scenario();

    /** Prepares the input, and checks that the library does correctly what is measured. */
    @Setup
    public void prepare(BenchmarkParams parameters) throws IOException {
        prepare(Operation.of(parameters.getBenchmark()));
    }

    void prepare(Operation operation) throws IOException {
        task = library.task(scenario());
        Verification.verify(library, scenario(), operation, task);
    }

    /** Returns the task of the latest call. */
    Task<?> task() {
        return task;
    }

    /** Returns the task for the next call. */
    Task<?> nextTask() {
        return task;
    }

    /** Decodes the input. */
    @Benchmark
    public Object decode() throws IOException {
        return nextTask().decode();
    }
}
