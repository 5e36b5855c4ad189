package dev.burin.benchmarks.scenario;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.benchmarks.data.ModelEquality;
import dev.burin.benchmarks.data.Sample;
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

/** Reads and writes a real document that is a {@code String}; all three have characters beyond ASCII. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 3,
        jvmArgsAppend = {"-Xms1g", "-Xmx1g", "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED"})
public class TextDocumentBenchmark {

    /** The library that is measured. */
    @Param
    public TextLibrary library;

    /** The document to read and to write. */
    @Param({"TWITTER", "CITM_CATALOG", "GITHUB_EVENTS"})
    public Scenario document;

    private TextLibrary.TextCoding coding;
    private String json;
    private Object value;

    /** Reads and writes the document and checks the results of what will be timed. */
    @Setup
    public void prepare() throws IOException {
        Sample sample = document.sample();
        json = new String(sample.json(), UTF_8);
        value = sample.value();
        coding = library.coding(document);
        if (!ModelEquality.equal(value, read())) {
            throw new IllegalStateException(library + " reads something else from " + document);
        }
        if (!ModelEquality.equal(value, coding.reader().read(write()))) {
            throw new IllegalStateException(library + " writes something else than " + document);
        }
    }

    /** Returns the objects of the document. */
    @Benchmark
    public Object read() throws IOException {
        return coding.reader().read(json);
    }

    /** Returns the document of the objects. */
    @Benchmark
    public String write() throws IOException {
        return coding.writer().write(value);
    }
}
