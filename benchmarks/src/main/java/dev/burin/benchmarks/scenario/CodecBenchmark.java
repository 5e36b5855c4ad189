package dev.burin.benchmarks.scenario;

import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;

/** Decodes and encodes one scenario with one library; encoding returns a new array of the exact size. */
public abstract class CodecBenchmark extends DecodeBenchmark {

    /** Encodes the object. */
    @Benchmark
    public byte[] encode() throws IOException {
        return nextTask().encode();
    }
}
