package dev.burin.benchmarks.kernel;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.benchmarks.twin.KernelCodecs;
import dev.burin.benchmarks.twin.TwinCodec;
import dev.burin.codegen.value.Times;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Date;
import java.util.Random;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.Utf8JsonWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/**
 * {@code java.util.Date} as a string. The documents are as Burin and Jackson write them, with {@code +00:00} after three
 * digits of the fraction.
 *
 * <p>Fory would write a number, and jsoniter-scala and the JDK have no such form, so they convert it to the closest type that
 * has one.
 */
public class DateKernel extends KernelBenchmark<Date[]> {
    private static final int MAX_BYTES = 33;

    /** The kinds of documents. */
    public enum Kind {
        /** Dates of the ten years around now. */
        RECENT(1_620_000_000_000L, 1_935_000_000_000L),
        /** Dates from 1600 to the end of 9999. */
        OF_ALL_YEARS(-11_676_096_000_000L, 253_402_300_800_000L);

        private final long first;
        private final long end;

        Kind(long first, long end) {
            this.first = first;
            this.end = end;
        }

        Date value(Random random) {
            return new Date(first + (long) (random.nextDouble() * (end - first)));
        }
    }

    /** The kind that is measured. */
    @Param
    public Kind kind;

    private final JsonReader reader = JsonReader.of(new byte[0]);
    private final JsonWriter writer = new JsonWriter();
    private final byte[] buffer = new byte[VALUES * MAX_BYTES + SLACK_BYTES];
    private final ForyJson fory = new ForyDates().fory(Date[].class);
    private final TwinCodec<Date[]> twin = KernelCodecs.dates();

    @Override
    Date[] values(Random random) {
        Date[] values = new Date[VALUES];
        Arrays.setAll(values, i -> kind.value(random));
        return values;
    }

    @Benchmark
    public Date[] readBurin() {
        Date[] values = new Date[VALUES];
        byte[] json = nextDocument();
        reader.reset(json, 0, json.length);
        int count = 0;
        for (boolean more = reader.beginArray(); more; more = reader.nextElement()) {
            values[count++] = Times.readDate(reader);
        }
        return values;
    }

    @Benchmark
    public Written writeBurin() {
        writer.reset();
        int at = writer.beginArray(writer.beginValue());
        for (Date value : nextValues()) {
            at = writer.putComma(Times.put(writer, at, value));
        }
        at = writer.endArray(at);
        return written.of(writer.bytes(), at);
    }

    /** Uses the JDK; includes searching for the quotes. */
    @Benchmark
    public Date[] readJdk() {
        Date[] values = new Date[VALUES];
        byte[] json = nextDocument();
        int at = 2;
        for (int i = 0; i < VALUES; i++) {
            int end = at;
            while (json[end] != '"') {
                end++;
            }
            String text = new String(json, at, end - at, StandardCharsets.ISO_8859_1);
            values[i] = Date.from(OffsetDateTime.parse(text).toInstant());
            at = end + 3;
        }
        return values;
    }

    @Benchmark
    @SuppressWarnings("deprecation") // the fastest way to the bytes of a string that is known to be ASCII
    public Written writeJdk() {
        int at = 0;
        for (Date value : nextValues()) {
            buffer[at] = (byte) (at == 0 ? '[' : ',');
            buffer[at + 1] = '"';
            String text = value.toInstant().toString();
            text.getBytes(0, text.length(), buffer, at + 2);
            at += text.length() + 3;
            buffer[at - 1] = '"';
        }
        buffer[at] = ']';
        return written.of(buffer, at + 1);
    }

    @Benchmark
    public Date[] readFory() {
        return fory.fromJson(nextDocument(), Date[].class);
    }

    @Benchmark
    public Written writeFory() {
        fory.writeJsonTo(nextValues(), Date[].class, written);
        return written;
    }

    @Benchmark
    public Date[] readJsoniterScala() {
        return twin.decode(nextDocument());
    }

    @Benchmark
    public Written writeJsoniterScala() {
        return written.of(buffer, twin.encode(nextValues(), buffer));
    }

    private static final class ForyDates extends ForyArrayCodec<Date[]> {
        @Override
        public Date[] readUtf8(Utf8JsonReader in) {
            Date[] values = new Date[VALUES];
            int count = 0;
            in.expectNextToken('[');
            do {
                values[count++] = Date.from(in.readIsoOffsetDateTime().toInstant());
            } while (in.consumeNextCommaOrEndArray());
            return values;
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, Date[] values) {
            out.writeArrayStart();
            for (int i = 0; i < VALUES; i++) {
                out.writeComma(i);
                out.writeOffsetDateTime(values[i].toInstant().atOffset(ZoneOffset.UTC));
            }
            out.writeArrayEnd();
        }
    }
}
