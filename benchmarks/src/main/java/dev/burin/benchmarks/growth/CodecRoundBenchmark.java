package dev.burin.benchmarks.growth;

import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;

/** Decodes and encodes documents that take turns. */
public abstract class CodecRoundBenchmark extends DecodeRoundBenchmark {

    /** Encodes the next object into a new array of the exact size. */
    @Benchmark
    public byte[] encode(Amount amount) throws IOException {
        return encode(next(), amount);
    }

    private static <T> byte[] encode(Round<T> round, Amount amount) throws IOException {
        byte[] json = round.coding().encode(round.value());
        amount.bytes += json.length;
        amount.members += round.members();
        return json;
    }
}
