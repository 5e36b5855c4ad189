package dev.burin.benchmarks.kernel;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JavaTimeConverter;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.benchmarks.twin.KernelCodecs;
import dev.burin.benchmarks.twin.TwinCodec;
import dev.burin.codegen.value.Times;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Random;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.Utf8JsonWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** Local dates and times of the ten years around now. Without fastjson2, which appends a {@code Z}. */
public class LocalDateTimeKernel extends KernelBenchmark<LocalDateTime[]> {
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

        LocalDateTime value(Random random) {
            int nano = random.nextInt(1_000_000_000) / unit * unit;
            return LocalDateTime.ofEpochSecond(1_620_000_000L + random.nextInt(315_000_000), nano, ZoneOffset.UTC);
        }
    }

    /** The kind that is measured. */
    @Param
    public Kind kind;

    private final JsonReader reader = JsonReader.of(new byte[0]);
    private final JsonWriter writer = new JsonWriter();
    private final byte[] buffer = new byte[VALUES * MAX_BYTES + SLACK_BYTES];
    private final ForyJson fory = new ForyTimes().fory(LocalDateTime[].class);
    private final TwinCodec<LocalDateTime[]> twin = KernelCodecs.localDateTimes();
    private final com.dslplatform.json.JsonReader<Object> dslReader = new DslJson<>().newReader();
    private final com.dslplatform.json.JsonWriter dslWriter = new DslJson<>().newWriter();

    @Override
    LocalDateTime[] values(Random random) {
        LocalDateTime[] values = new LocalDateTime[VALUES];
        Arrays.setAll(values, i -> kind.value(random));
        return values;
    }

    @Benchmark
    public LocalDateTime[] readBurin() {
        LocalDateTime[] values = new LocalDateTime[VALUES];
        byte[] json = nextDocument();
        reader.reset(json, 0, json.length);
        int count = 0;
        for (boolean more = reader.beginArray(); more; more = reader.nextElement()) {
            values[count++] = Times.readLocalDateTime(reader);
        }
        return values;
    }

    @Benchmark
    public Written writeBurin() {
        writer.reset();
        int at = writer.beginArray(writer.beginValue());
        for (LocalDateTime value : nextValues()) {
            at = writer.putComma(Times.put(writer, at, value));
        }
        at = writer.endArray(at);
        return written.of(writer.bytes(), at);
    }

    /** Uses the JDK; includes searching for the quotes. */
    @Benchmark
    public LocalDateTime[] readJdk() {
        LocalDateTime[] values = new LocalDateTime[VALUES];
        byte[] json = nextDocument();
        int at = 2;
        for (int i = 0; i < VALUES; i++) {
            int end = at;
            while (json[end] != '"') {
                end++;
            }
            values[i] = LocalDateTime.parse(new String(json, at, end - at, StandardCharsets.ISO_8859_1));
            at = end + 3;
        }
        return values;
    }

    @Benchmark
    @SuppressWarnings("deprecation") // the fastest way to the bytes of a string that is known to be ASCII
    public Written writeJdk() {
        int at = 0;
        for (LocalDateTime value : nextValues()) {
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
    public LocalDateTime[] readFory() {
        return fory.fromJson(nextDocument(), LocalDateTime[].class);
    }

    @Benchmark
    public Written writeFory() {
        fory.writeJsonTo(nextValues(), LocalDateTime[].class, written);
        return written;
    }

    @Benchmark
    public LocalDateTime[] readJsoniterScala() {
        return twin.decode(nextDocument());
    }

    @Benchmark
    public Written writeJsoniterScala() {
        return written.of(buffer, twin.encode(nextValues(), buffer));
    }

    @Benchmark
    public LocalDateTime[] readDslJson() throws IOException {
        LocalDateTime[] values = new LocalDateTime[VALUES];
        byte[] json = nextDocument();
        dslReader.process(json, json.length);
        dslReader.getNextToken();
        int count = 0;
        do {
            dslReader.getNextToken();
            values[count++] = JavaTimeConverter.deserializeLocalDateTime(dslReader);
        } while (dslReader.getNextToken() == ',');
        return values;
    }

    @Benchmark
    public Written writeDslJson() {
        dslWriter.reset();
        byte before = '[';
        for (LocalDateTime value : nextValues()) {
            dslWriter.writeByte(before);
            JavaTimeConverter.serialize(value, dslWriter);
            before = ',';
        }
        dslWriter.writeByte((byte) ']');
        return written.of(dslWriter.getByteBuffer(), dslWriter.size());
    }

    private static final class ForyTimes extends ForyArrayCodec<LocalDateTime[]> {
        @Override
        public LocalDateTime[] readUtf8(Utf8JsonReader in) {
            LocalDateTime[] values = new LocalDateTime[VALUES];
            int count = 0;
            in.expectNextToken('[');
            do {
                values[count++] = in.readIsoLocalDateTime();
            } while (in.consumeNextCommaOrEndArray());
            return values;
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, LocalDateTime[] values) {
            out.writeArrayStart();
            for (int i = 0; i < VALUES; i++) {
                out.writeComma(i);
                out.writeTemporal(values[i], DateTimeFormatter.ISO_LOCAL_DATE_TIME);
            }
            out.writeArrayEnd();
        }
    }
}
