package dev.burin.benchmarks.scenario;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.Scenario;
import java.io.ByteArrayOutputStream;
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

/** Skips a real document, with or without its whitespace, and reads the number after it; times only libraries that read it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 3,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g"})
public class SkipDocumentBenchmark {
    private static final int NUMBER = 42;

    /** The library that skips. */
    @Param
    public Skipping skipper;

    /** The document to skip. */
    @Param({"MIME_DB", "TWITTER", "CITM_CATALOG", "CANADA", "GITHUB_EVENTS", "GSOC"})
    public Scenario document;

    /** Whether its whitespace is removed. */
    @Param({"false", "true"})
    public boolean compact;

    private byte[] json;

    /** Reads the document and checks the result of what will be timed. */
    @Setup
    public void prepare() throws IOException {
        byte[] original = document.sample().json();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write('[');
        out.writeBytes(compact ? Jackson.MAPPER.writeValueAsBytes(Jackson.MAPPER.readTree(original)) : original);
        out.writeBytes(("," + NUMBER + "]").getBytes(UTF_8));
        json = out.toByteArray();
        if (skip() != NUMBER) {
            throw new IllegalStateException(skipper + " does not find what is behind " + document);
        }
    }

    /** Skips the document, and returns the number after it. */
    @Benchmark
    public int skip() throws IOException {
        return skipper.numberBehind(json);
    }
}
