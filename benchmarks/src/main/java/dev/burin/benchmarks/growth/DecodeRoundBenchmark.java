package dev.burin.benchmarks.growth;

import dev.burin.benchmarks.coding.Contender;
import dev.burin.benchmarks.data.RandomTurns;
import dev.burin.benchmarks.library.Operation;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
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
 * Decodes documents that take turns, in random order. In addition to the time per document, JMH reports the time per byte and
 * per member, as {@code bytes} and {@code members}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 3,
        // Fory needs the package from JDK 25 on; the others do not use it.
        jvmArgsAppend = {"-Xms1g", "-Xmx1g", "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED"})
public abstract class DecodeRoundBenchmark {

    /** The library that is measured. */
    @Param({"BURIN", "FORY", "DSL_JSON", "JACKSON"})
    public Contender contender;

    private RandomTurns<Round<?>> turns;

    /** Creates the rounds that take turns. */
    abstract List<? extends Round<?>> rounds() throws IOException;

    /** Creates the documents, and checks that the library reads or writes them correctly. */
    @Setup
    public void prepare(BenchmarkParams parameters) throws IOException {
        prepare(Operation.of(parameters.getBenchmark()));
    }

    /** Does the same for this operation. */
    void prepare(Operation operation) throws IOException {
        List<? extends Round<?>> rounds = rounds();
        for (Round<?> round : rounds) {
            round.verify(operation);
        }
        turns = new RandomTurns<>(rounds);
    }

    /** Decodes the next document. */
    @Benchmark
    public Object decode(Amount amount) throws IOException {
        Round<?> round = next();
        amount.bytes += round.json().length;
        amount.members += round.members();
        return round.coding().decode(round.json());
    }

    final Round<?> next() {
        return turns.next();
    }

    /** The amount that was read or written, by which JMH divides the time. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Amount {
        /** The number of bytes of the documents. */
        public long bytes;
        /** The number of members of the documents. */
        public long members;
    }
}
