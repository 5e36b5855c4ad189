package dev.burin.benchmarks.kernel;

import com.alibaba.fastjson2.JSONWriter;
import com.dslplatform.json.DslJson;
import com.dslplatform.json.NumberConverter;
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

/** Floats, writing only. */
public class FloatWritingKernel extends KernelBenchmark<float[]> {
    private static final int MAX_BYTES = 28;

    /** The kinds of numbers. */
    public enum Kind {
        /** Amounts of money. */
        TWO_DECIMALS {
            @Override
            float value(Random random) {
                return (random.nextInt(100_000) >> random.nextInt(10)) / 1e2f;
            }
        },
        /** The seven to nine digits that computed values have. */
        FULL {
            @Override
            float value(Random random) {
                return 100 * (float) random.nextGaussian();
            }
        };

        abstract float value(Random random);
    }

    /** The kind that is measured. */
    @Param
    public Kind kind;

    private final JsonWriter writer = new JsonWriter();
    private final byte[] buffer = new byte[VALUES * MAX_BYTES + SLACK_BYTES];
    private final ForyJson fory = new ForyFloats().fory(float[].class);
    private final TwinCodec<float[]> twin = KernelCodecs.floats();
    private final com.dslplatform.json.JsonWriter dslWriter = new DslJson<>().newWriter();

    @Override
    float[] values(Random random) {
        float[] values = new float[VALUES];
        for (int i = 0; i < VALUES; i++) {
            values[i] = kind.value(random);
        }
        return values;
    }

    @Benchmark
    public Written writeBurin() {
        writer.reset();
        int at = writer.beginArray(writer.beginValue());
        for (float value : nextValues()) {
            writer.reserve(at, SizeBounds.FLOAT + 1);
            at = writer.putComma(writer.putFloat(at, value));
        }
        at = writer.endArray(at);
        return written.of(writer.bytes(), at);
    }

    @Benchmark
    @SuppressWarnings("deprecation") // the fastest way to the bytes of a string that is known to be ASCII
    public Written writeJdk() {
        int at = 0;
        for (float value : nextValues()) {
            buffer[at] = (byte) (at == 0 ? '[' : ',');
            String text = Float.toString(value);
            text.getBytes(0, text.length(), buffer, at + 1);
            at += text.length() + 1;
        }
        buffer[at] = ']';
        return written.of(buffer, at + 1);
    }

    @Benchmark
    public Written writeFory() {
        fory.writeJsonTo(nextValues(), float[].class, written);
        return written;
    }

    @Benchmark
    public Written writeFastjson2() throws IOException {
        float[] values = nextValues();
        try (JSONWriter out = JSONWriter.ofUTF8()) {
            out.startArray();
            for (int i = 0; i < VALUES; i++) {
                if (i > 0) {
                    out.writeComma();
                }
                out.writeFloat(values[i]);
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
        for (float value : nextValues()) {
            dslWriter.writeByte(before);
            NumberConverter.serialize(value, dslWriter);
            before = ',';
        }
        dslWriter.writeByte((byte) ']');
        return written.of(dslWriter.getByteBuffer(), dslWriter.size());
    }

    private static final class ForyFloats extends ForyArrayCodec<float[]> {
        @Override
        public float[] readUtf8(Utf8JsonReader in) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, float[] values) {
            out.writeArrayStart();
            for (int i = 0; i < VALUES; i++) {
                out.writeComma(i);
                out.writeFloat(values[i]);
            }
            out.writeArrayEnd();
        }
    }
}
