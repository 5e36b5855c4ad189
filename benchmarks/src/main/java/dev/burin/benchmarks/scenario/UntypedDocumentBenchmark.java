package dev.burin.benchmarks.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.Scenario;
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

/** Reads and writes a real document whose type is not declared. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 3,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g", "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED"})
public class UntypedDocumentBenchmark {

    /** The library that is measured, and what it makes of a document. */
    @Param
    public UntypedLibrary library;

    /** The document to read and to write. */
    @Param({"TWITTER", "CITM_CATALOG", "CANADA", "GITHUB_EVENTS"})
    public Scenario document;

    private byte[] json;
    private Object value;

    /** Reads the document, writes it and reads it again with Jackson, which judges the values. */
    @Setup
    public void prepare() throws IOException {
        json = document.sample().json();
        value = read();
        JsonNode written = Jackson.MAPPER.readTree(write());
        if (!written.equals(Jackson.MAPPER.readTree(json))) {
            throw new IllegalStateException(library + " reads or writes something else than " + document);
        }
    }

    /** Returns the value of the document. */
    @Benchmark
    public Object read() throws IOException {
        return library.read(json);
    }

    /** Returns the document of the value. */
    @Benchmark
    public byte[] write() throws IOException {
        return library.write(value);
    }
}
