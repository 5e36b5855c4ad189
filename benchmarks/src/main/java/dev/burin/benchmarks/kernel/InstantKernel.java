package dev.burin.benchmarks.kernel;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.benchmarks.twin.KernelCodecs;
import dev.burin.benchmarks.twin.TwinCodec;
import dev.burin.codegen.value.Times;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Random;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.Utf8JsonWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/**
 * Instants of the ten years around now. DSL-JSON does not support them.
 *
 * <p>Fory writes with the formatter of the JDK, because its own method, for times with an offset, omits seconds that are zero.
 */
public class InstantKernel extends KernelBenchmark<Instant[]> {
    private static final int MAX_BYTES = 33;

    /** The kinds of documents, by the number of digits in the fractions. */
    public enum Kind {
        SECONDS(1_000_000_000),
        MILLISECONDS(1_000_000),
        NANOSECONDS(1);

        private final int unit;

        Kind(int unit) {
            this.unit = unit;
        }

        Instant value(Random random) {
            int nano = random.nextInt(1_000_000_000) / unit * unit;
            return Instant.ofEpochSecond(1_620_000_000L + random.nextInt(315_000_000), nano);
        }
    }

    /** The kind that is measured. */
    @Param
    public Kind kind;

    private final JsonReader reader = JsonReader.of(new byte[0]);
    private final JsonWriter writer = new JsonWriter();
    private final byte[] buffer = new byte[VALUES * MAX_BYTES + SLACK_BYTES];
    private final ForyJson fory = new ForyInstants().fory(Instant[].class);
    private final TwinCodec<Instant[]> twin = KernelCodecs.instants();

    @Override
    Instant[] values(Random random) {
        Instant[] values = new Instant[VALUES];
        Arrays.setAll(values, i -> kind.value(random));
        return values;
    }

    @Benchmark
    public Instant[] readBurin() {
        Instant[] values = new Instant[VALUES];
        byte[] json = nextDocument();
        reader.reset(json, 0, json.length);
        int count = 0;
        for (boolean more = reader.beginArray(); more; more = reader.nextElement()) {
            values[count++] = Times.readInstant(reader);
        }
        return values;
    }

    @Benchmark
    public Written writeBurin() {
        writer.reset();
        int at = writer.beginArray(writer.beginValue());
        for (Instant value : nextValues()) {
            at = writer.putComma(Times.put(writer, at, value));
        }
        at = writer.endArray(at);
        return written.of(writer.bytes(), at);
    }

    /** Uses the JDK; includes searching for the quotes. */
    @Benchmark
    public Instant[] readJdk() {
        Instant[] values = new Instant[VALUES];
        byte[] json = nextDocument();
        int at = 2;
        for (int i = 0; i < VALUES; i++) {
            int end = at;
            while (json[end] != '"') {
                end++;
            }
            values[i] = Instant.parse(new String(json, at, end - at, StandardCharsets.ISO_8859_1));
            at = end + 3;
        }
        return values;
    }

    @Benchmark
    @SuppressWarnings("deprecation") // the fastest way to the bytes of a string that is known to be ASCII
    public Written writeJdk() {
        int at = 0;
        for (Instant value : nextValues()) {
            buffer[at] = (byte) (at == 0 ? '[' : ',');
            buffer[at + 1] = '"';
            String text = value.toString();
            text.getBytes(0, text.length(), buffer, at + 2);
            at += text.length() + 3;
            buffer[at - 1] = '"';
        }
        buffer[at] = ']';
        return written.of(buffer, at + 1);
    }

    @Benchmark
    public Instant[] readFory() {
        return fory.fromJson(nextDocument(), Instant[].class);
    }

    @Benchmark
    public Written writeFory() {
        fory.writeJsonTo(nextValues(), Instant[].class, written);
        return written;
    }

    @Benchmark
    public Instant[] readJsoniterScala() {
        return twin.decode(nextDocument());
    }

    @Benchmark
    public Written writeJsoniterScala() {
        return written.of(buffer, twin.encode(nextValues(), buffer));
    }

    private static final class ForyInstants extends ForyArrayCodec<Instant[]> {
        @Override
        public Instant[] readUtf8(Utf8JsonReader in) {
            Instant[] values = new Instant[VALUES];
            int count = 0;
            in.expectNextToken('[');
            do {
                values[count++] = in.readIsoOffsetDateTime().toInstant();
            } while (in.consumeNextCommaOrEndArray());
            return values;
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, Instant[] values) {
            out.writeArrayStart();
            for (int i = 0; i < VALUES; i++) {
                out.writeComma(i);
                out.writeTemporal(values[i], DateTimeFormatter.ISO_INSTANT);
            }
            out.writeArrayEnd();
        }
    }
}
