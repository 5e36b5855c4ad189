package dev.burin.benchmarks.kernel;

import com.alibaba.fastjson2.JSONWriter;
import com.dslplatform.json.DslJson;
import com.dslplatform.json.NumberConverter;
import dev.burin.JsonWriter;
import dev.burin.benchmarks.twin.KernelCodecs;
import dev.burin.benchmarks.twin.TwinCodec;
import dev.burin.codegen.SizeBounds;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.Utf8JsonWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** Doubles, writing only. */
public class DoubleWritingKernel extends KernelBenchmark<double[]> {
    private static final int MAX_BYTES = 28;

    /** The kinds of numbers. */
    public enum Kind {
        /** One to seven digits before the decimal point, and only a zero after it. */
        INTEGERS {
            @Override
            double value(Random random) {
                return random.nextInt(10_000_000) >> random.nextInt(20);
            }
        },
        /** Amounts of money. */
        TWO_DECIMALS {
            @Override
            double value(Random random) {
                return (random.nextInt(100_000_000) >> random.nextInt(20)) / 1e2;
            }
        },
        /** Coordinates. */
        SIX_DECIMALS {
            @Override
            double value(Random random) {
                return (random.nextInt(360_000_000) - 180_000_000) / 1e6;
            }
        },
        /** The 15 to 17 digits that computed values have. */
        FULL {
            @Override
            double value(Random random) {
                return 100 * random.nextGaussian();
            }
        };

        abstract double value(Random random);
    }

    /** The kind that is measured. */
    @Param
    public Kind kind;

    private final JsonWriter writer = new JsonWriter();
    private final byte[] buffer = new byte[VALUES * MAX_BYTES + SLACK_BYTES];
    private final ForyJson fory = new ForyDoubles().fory(double[].class);
    private final TwinCodec<double[]> twin = KernelCodecs.doubles();
    private final com.dslplatform.json.JsonWriter dslWriter = new DslJson<>().newWriter();

    @Override
    double[] values(Random random) {
        double[] values = new double[VALUES];
        Arrays.setAll(values, i -> kind.value(random));
        return values;
    }

    @Benchmark
    public Written writeBurin() {
        writer.reset();
        int at = writer.beginArray(writer.beginValue());
        for (double value : nextValues()) {
            writer.reserve(at, SizeBounds.DOUBLE + 1);
            at = writer.putComma(writer.putDouble(at, value));
        }
        at = writer.endArray(at);
        return written.of(writer.bytes(), at);
    }

    @Benchmark
    @SuppressWarnings("deprecation") // the fastest way to the bytes of a string that is known to be ASCII
    public Written writeJdk() {
        int at = 0;
        for (double value : nextValues()) {
            buffer[at] = (byte) (at == 0 ? '[' : ',');
            String text = Double.toString(value);
            text.getBytes(0, text.length(), buffer, at + 1);
            at += text.length() + 1;
        }
        buffer[at] = ']';
        return written.of(buffer, at + 1);
    }

    @Benchmark
    public Written writeFory() {
        fory.writeJsonTo(nextValues(), double[].class, written);
        return written;
    }

    @Benchmark
    public Written writeFastjson2() throws IOException {
        double[] values = nextValues();
        try (JSONWriter out = JSONWriter.ofUTF8()) {
            out.startArray();
            for (int i = 0; i < VALUES; i++) {
                if (i > 0) {
                    out.writeComma();
                }
                out.writeDouble(values[i]);
            }
            out.endArray();
            out.flushTo(written);
        }
        return written;
    }

    @Benchmark
    public Written writeJsoniterScala() {
        return written.of(buffer, twin.encode(nextValues(), buffer));
    }

    @Benchmark
    public Written writeDslJson() {
        dslWriter.reset();
        byte before = '[';
        for (double value : nextValues()) {
            dslWriter.writeByte(before);
            NumberConverter.serialize(value, dslWriter);
            before = ',';
        }
        dslWriter.writeByte((byte) ']');
        return written.of(dslWriter.getByteBuffer(), dslWriter.size());
    }

    private static final class ForyDoubles extends ForyArrayCodec<double[]> {
        @Override
        public double[] readUtf8(Utf8JsonReader in) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, double[] values) {
            out.writeArrayStart();
            for (int i = 0; i < VALUES; i++) {
                out.writeComma(i);
                out.writeDouble(values[i]);
            }
            out.writeArrayEnd();
        }
    }
}
