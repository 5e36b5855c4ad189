package dev.burin.benchmarks.kernel;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.NumberConverter;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.benchmarks.twin.KernelCodecs;
import dev.burin.benchmarks.twin.TwinCodec;
import dev.burin.codegen.SizeBounds;
import java.io.IOException;
import java.util.Random;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.Utf8JsonWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** Numbers of type {@code long}, by their number of digits; one in eight is negative. */
public class LongKernel extends KernelBenchmark<long[]> {
    /** The kinds of numbers. */
    public enum Kind {
        UP_TO_3_DIGITS(1, 3),
        DIGITS_10(10, 10),
        DIGITS_13(13, 13),
        DIGITS_18(18, 18),
        UP_TO_18_DIGITS(1, 18);

        private final int minDigits;
        private final int maxDigits;

        Kind(int minDigits, int maxDigits) {
            this.minDigits = minDigits;
            this.maxDigits = maxDigits;
        }

        long value(Random random) {
            int digits = minDigits + random.nextInt(maxDigits - minDigits + 1);
            long smallest = digits == 1 ? 0 : (long) Math.pow(10, digits - 1);
            long largest = Math.min(Long.MAX_VALUE, 10 * Math.max(1, smallest) - 1);
            long value = smallest + (long) (random.nextDouble() * (largest - smallest));
            return random.nextInt(8) == 0 ? -value : value;
        }
    }

    /** The kind that is measured. */
    @Param
    public Kind kind;

    private final JsonReader reader = JsonReader.of(new byte[0]);
    private final JsonWriter writer = new JsonWriter();
    private final byte[] buffer = new byte[VALUES * (SizeBounds.LONG + 1) + SLACK_BYTES];
    private final ForyJson fory = new ForyNumbers().fory(long[].class);
    private final TwinCodec<long[]> twin = KernelCodecs.longs();
    private final com.dslplatform.json.JsonReader<Object> dslReader = new DslJson<>().newReader();
    private final com.dslplatform.json.JsonWriter dslWriter = new DslJson<>().newWriter();

    @Override
    long[] values(Random random) {
        long[] values = new long[VALUES];
        for (int i = 0; i < VALUES; i++) {
            values[i] = kind.value(random);
        }
        return values;
    }

    @Benchmark
    public long[] readBurin() {
        long[] values = new long[VALUES];
        byte[] json = nextDocument();
        reader.reset(json, 0, json.length);
        int count = 0;
        for (boolean more = reader.beginArray(); more; more = reader.nextElement()) {
            values[count++] = reader.readLong();
        }
        return values;
    }

    @Benchmark
    public Written writeBurin() {
        writer.reset();
        int at = writer.beginArray(writer.beginValue());
        for (long value : nextValues()) {
            writer.reserve(at, SizeBounds.LONG);
            at = writer.putComma(writer.putLong(at, value));
        }
        at = writer.endArray(at);
        return written.of(writer.bytes(), at);
    }

    @Benchmark
    public long[] readFory() {
        return fory.fromJson(nextDocument(), long[].class);
    }

    @Benchmark
    public Written writeFory() {
        fory.writeJsonTo(nextValues(), long[].class, written);
        return written;
    }

    @Benchmark
    public long[] readJsoniterScala() {
        return twin.decode(nextDocument());
    }

    @Benchmark
    public Written writeJsoniterScala() {
        return written.of(buffer, twin.encode(nextValues(), buffer));
    }

    @Benchmark
    public long[] readDslJson() throws IOException {
        long[] values = new long[VALUES];
        byte[] json = nextDocument();
        dslReader.process(json, json.length);
        dslReader.getNextToken();
        int count = 0;
        do {
            dslReader.getNextToken();
            values[count++] = NumberConverter.deserializeLong(dslReader);
        } while (dslReader.getNextToken() == ',');
        return values;
    }

    @Benchmark
    public Written writeDslJson() {
        dslWriter.reset();
        byte before = '[';
        for (long value : nextValues()) {
            dslWriter.writeByte(before);
            NumberConverter.serialize(value, dslWriter);
            before = ',';
        }
        dslWriter.writeByte((byte) ']');
        return written.of(dslWriter.getByteBuffer(), dslWriter.size());
    }

    private static final class ForyNumbers extends ForyArrayCodec<long[]> {
        @Override
        public long[] readUtf8(Utf8JsonReader in) {
            long[] values = new long[VALUES];
            int count = 0;
            in.expectNextToken('[');
            do {
                values[count++] = in.readNextLongValue();
            } while (in.consumeNextCommaOrEndArray());
            return values;
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, long[] values) {
            out.writeArrayStart();
            for (int i = 0; i < VALUES; i++) {
                out.writeComma(i);
                out.writeLong(values[i]);
            }
            out.writeArrayEnd();
        }
    }
}
