package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.data.Scenario;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
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

/**
 * What every codec has to do, and nothing else: create the objects of a decoded document, from values that are known, or the
 * array of an encoded one. No codec can be faster than this in the same row of the board.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 3,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g"})
public class ResultBenchmark {

    /** The scenario whose result is created. */
    @Param({
        "INTS_1",
        "INTS_10",
        "STRINGS_1",
        "STRINGS_5",
        "STRINGS_10",
        "INT_LIST_10",
        "OBJECT_LIST_10",
        "TEXT_ASCII",
        "NESTED_C",
        "SIMPLE_POJO",
        "SIMPLE_POJO_DATE",
        "PERSON_SMALL",
        "PERSON_MEDIUM"
    })
    public Scenario scenario;

    private Supplier<?> objects;
    private byte[] json;

    /** Prepares the values and the document. */
    @Setup
    public void prepare() {
        objects = ResultCopies.of(scenario.sample().value());
        json = scenario.sample().json();
    }

    /** Creates the objects. */
    @Benchmark
    public Object objects() {
        return objects.get();
    }

    /** Creates the array. */
    @Benchmark
    public byte[] array() {
        return json.clone();
    }
}
