package dev.burin.benchmarks.growth;

import dev.burin.benchmarks.coding.Contender;
import dev.burin.benchmarks.data.RandomTurns;
import java.io.IOException;
import java.util.List;
import java.util.Random;
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
 * Encodes with Burin in a program in which another library has encoded before, as in most applications: how HotSpot compiles
 * JDK methods that both call depends on the calls of both.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 3,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g", "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED"})
public class NeighbourBenchmark {
    private static final long SEED = 20261128;
    private static final int DOCUMENTS = 100;

    /** The library that has encoded before; Burin itself stands for none. */
    @Param({"BURIN", "JACKSON", "JACKSON_3", "FORY", "FASTJSON2"})
    public Contender neighbour;

    /** The content of the documents; the other library has encoded all kinds. */
    @Param({"LINES", "PURCHASE"})
    public Everyday kind;

    /** How long the other library has encoded each kind, taking turns with Burin, in milliseconds. */
    @Param("1000")
    public int milliseconds;

    private RandomTurns<Round<?>> turns;

    /** Lets the neighbour encode, and creates the documents. */
    @Setup
    public void prepare() throws IOException {
        for (Everyday each : Everyday.values()) {
            for (Contender contender : List.of(Contender.BURIN, neighbour)) {
                encode(
                        each.rounds(contender, new Random(SEED), DOCUMENTS),
                        TimeUnit.MILLISECONDS.toNanos(milliseconds));
            }
        }
        turns = new RandomTurns<>(kind.rounds(Contender.BURIN, new Random(SEED), DOCUMENTS));
    }

    private static void encode(List<? extends Round<?>> rounds, long nanoseconds) throws IOException {
        long start = System.nanoTime();
        do {
            for (Round<?> round : rounds) {
                encode(round);
            }
        } while (System.nanoTime() - start < nanoseconds);
    }

    /** Encodes the next object with Burin. */
    @Benchmark
    public byte[] encode() throws IOException {
        return encode(turns.next());
    }

    private static <T> byte[] encode(Round<T> round) throws IOException {
        return round.coding().encode(round.value());
    }
}
