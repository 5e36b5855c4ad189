package dev.burin.benchmarks.kernel;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.burin.benchmarks.data.Jackson;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * Reads and writes values of one kind, {@value #VALUES} of them in a JSON array; times are per value, including its comma.
 *
 * <p>There are {@value #DOCUMENTS} arrays, which take turns: 8,192 different values, more than a branch predictor
 * can memorise, in about a hundred kilobytes, which fit into the second-level cache. The values are the same in every run.
 *
 * <p>Each library has one method for each direction, {@code readBurin} and {@code writeBurin}, and uses its lowest
 * public level, that of its generated code. Before the measurement, all arrays are checked with the method that will be
 * timed.
 *
 * @param <A> the arrays, such as {@code int[]}
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(KernelBenchmark.VALUES)
@Warmup(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
        value = 3,
        // Fory needs this --add-opens.
        jvmArgsAppend = {"-Xms1g", "-Xmx1g", "--add-opens=java.base/java.lang.invoke=ALL-UNNAMED"})
public abstract class KernelBenchmark<A> {
    /** The number of values in an array. */
    public static final int VALUES = 64;

    /** The number of arrays. */
    public static final int DOCUMENTS = 128;

    /** The free space that jsoniter-scala needs after the last byte. */
    static final int SLACK_BYTES = 128;

    private static final long SEED = 20261121;

    private final List<A> arrays = new ArrayList<>();
    private final List<byte[]> documents = new ArrayList<>();
    private int next;

    /** The object that the writing methods return. */
    final Written written = new Written();

    /** Creates an array of {@link #VALUES} values of the kind that is measured. */
    abstract A values(Random random);

    /** Returns the JSON that is read, without whitespace; by default as Jackson writes it. */
    byte[] json(A values) throws JsonProcessingException {
        return Jackson.MAPPER.writeValueAsBytes(values);
    }

    /** Creates the arrays and checks all of them with the method that will be timed. */
    @Setup
    public void prepare(BenchmarkParams parameters) throws Exception {
        String name = parameters.getBenchmark();
        prepare(name.substring(name.lastIndexOf('.') + 1));
    }

    final void prepare(String method) throws Exception {
        Random random = new Random(SEED);
        for (int i = 0; i < DOCUMENTS; i++) {
            A values = values(random);
            arrays.add(values);
            documents.add(json(values));
        }
        for (int i = 1; i <= DOCUMENTS; i++) {
            verify(method, run(method), arrays.get(i % DOCUMENTS));
        }
    }

    private Object run(String method) throws ReflectiveOperationException {
        try {
            return getClass().getMethod(method).invoke(this);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(method + " fails", e.getCause());
        }
    }

    /** Returns the values that were written; by default as Jackson reads them. */
    @SuppressWarnings("unchecked") // All arrays are of this class.
    A parsed(byte[] json, int length) throws IOException {
        return (A) Jackson.MAPPER.readValue(json, 0, length, arrays.get(0).getClass());
    }

    private void verify(String method, Object result, Object expected) throws Exception {
        Object values = result;
        if (result instanceof Written json) {
            values = parsed(json.bytes(), json.length());
        } else if (result instanceof String json) {
            byte[] utf8 = json.getBytes(StandardCharsets.UTF_8);
            values = parsed(utf8, utf8.length);
        }
        if (!Objects.deepEquals(values, expected)) {
            throw new IllegalStateException(method + " gives other values");
        }
    }

    /** Returns the array whose turn it is. */
    final A nextValues() {
        return arrays.get(turn());
    }

    /** Returns the document whose turn it is. */
    final byte[] nextDocument() {
        return documents.get(turn());
    }

    private int turn() {
        next = (next + 1) % DOCUMENTS;
        return next;
    }
}
