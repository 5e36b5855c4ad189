package dev.burin.benchmarks.growth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

/**
 * Ways to create a list whose size is not known in advance: add the elements to a list that grows, or collect them in an
 * array that a reader would keep, and copy it. The first leaves the outgrown arrays as garbage, the second nothing; times
 * are per list. Which is faster depends on the garbage collector: {@code -jvmArgsAppend -XX:+UseG1GC}, or
 * {@code -XX:+UseSerialGC}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 250, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 250, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
        value = 3,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g"})
public class ListCollectionBenchmark {
    private static final int MOST_ELEMENTS = 1000;

    /** The number of elements of a list; a growing list starts with a capacity of ten. */
    @Param({"3", "10", "30", "1000"})
    public int elements;

    private final Object[] scratch = new Object[MOST_ELEMENTS];

    /** Moves the array to the old generation, where one that is kept from document to document would be. */
    @Setup
    public void age() {
        System.gc();
        System.gc();
    }

    /** Adds to a growing list, as generated code does. */
    @Benchmark
    public List<Element> growingList() {
        List<Element> list = new ArrayList<>();
        for (int i = 0; i < elements; i++) {
            list.add(new Element(i));
        }
        return list;
    }

    /** Collects in a kept array, which is then cleared so that it keeps nothing alive. */
    @Benchmark
    public List<Element> keptArray() {
        for (int i = 0; i < elements; i++) {
            scratch[i] = new Element(i);
        }
        List<Element> list = new ArrayList<>(elements);
        for (int i = 0; i < elements; i++) {
            list.add((Element) scratch[i]);
        }
        Arrays.fill(scratch, 0, elements, null);
        return list;
    }

    /** A small element. */
    record Element(int value) {}
}
