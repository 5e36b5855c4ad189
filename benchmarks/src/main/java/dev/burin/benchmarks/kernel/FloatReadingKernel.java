package dev.burin.benchmarks.kernel;

import ch.randelshofer.fastdoubleparser.JavaFloatParser;
import dev.burin.JsonReader;
import dev.burin.benchmarks.twin.KernelCodecs;
import dev.burin.benchmarks.twin.TwinCodec;
import dev.burin.codegen.value.PrimitiveArrays;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.Utf8JsonWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/**
 * Floats, reading only: as elements of an array, and one by one, as members are read. Without fastjson2, which rounds floats
 * with many digits wrongly.
 */
public class FloatReadingKernel extends KernelBenchmark<float[]> {

    /** The kinds of documents. */
    public enum Kind {
        /** One to three digits before the decimal point, two after it. */
        SHORT {
            @Override
            float value(Random random) {
                return (random.nextInt(100_000) >> random.nextInt(8)) / 100f;
            }
        },
        /** The seven to nine digits that computed values have. */
        FULL {
            @Override
            float value(Random random) {
                return (float) (100 * random.nextGaussian());
            }
        },
        /** Just below the middle of two floats, with as many digits as that takes. */
        HOSTILE {
            @Override
            float value(Random random) {
                return (float) Math.exp(10 * random.nextGaussian());
            }

            @Override
            String text(float value) {
                BigDecimal sum = new BigDecimal(value).add(new BigDecimal(Math.nextUp(value)));
                BigDecimal middle = sum.divide(BigDecimal.valueOf(2));
                return middle.subtract(middle.ulp()).toPlainString();
            }
        };

        abstract float value(Random random);

        String text(float value) {
            return Float.toString(value);
        }
    }

    /** The kind that is measured. */
    @Param
    public Kind kind;

    private final JsonReader reader = JsonReader.of(new byte[0]);
    private final ForyJson fory = new ForyFloats().fory(float[].class);
    private final TwinCodec<float[]> twin = KernelCodecs.floats();

    @Override
    float[] values(Random random) {
        float[] values = new float[VALUES];
        for (int i = 0; i < VALUES; i++) {
            values[i] = kind.value(random);
        }
        return values;
    }

    @Override
    byte[] json(float[] values) {
        return IntStream.range(0, VALUES)
                .mapToObj(i -> kind.text(values[i]))
                .collect(Collectors.joining(",", "[", "]"))
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    @Benchmark
    public float[] readBurin() {
        byte[] json = nextDocument();
        reader.reset(json, 0, json.length);
        return PrimitiveArrays.readFloats(reader);
    }

    @Benchmark
    public float[] readBurinOneByOne() {
        float[] values = new float[VALUES];
        byte[] json = nextDocument();
        reader.reset(json, 0, json.length);
        int count = 0;
        for (boolean more = reader.beginArray(); more; more = reader.nextElement()) {
            values[count++] = reader.readFloat();
        }
        return values;
    }

    /** Uses the JDK; includes searching for the comma after each number, byte by byte. */
    @Benchmark
    public float[] readJdk() {
        float[] values = new float[VALUES];
        byte[] json = nextDocument();
        int at = 1;
        for (int i = 0; i < VALUES; i++) {
            int end = numberEnd(json, at);
            values[i] = Float.parseFloat(new String(json, at, end - at, StandardCharsets.ISO_8859_1));
            at = end + 1;
        }
        return values;
    }

    /** Uses FastDoubleParser, which also has to be told where the number ends. */
    @Benchmark
    public float[] readFastDoubleParser() {
        float[] values = new float[VALUES];
        byte[] json = nextDocument();
        int at = 1;
        for (int i = 0; i < VALUES; i++) {
            int end = numberEnd(json, at);
            values[i] = JavaFloatParser.parseFloat(json, at, end - at);
            at = end + 1;
        }
        return values;
    }

    private static int numberEnd(byte[] json, int at) {
        int end = at;
        while (json[end] != ',' && json[end] != ']') {
            end++;
        }
        return end;
    }

    @Benchmark
    public float[] readFory() {
        return fory.fromJson(nextDocument(), float[].class);
    }

    @Benchmark
    public float[] readJsoniterScala() {
        return twin.decode(nextDocument());
    }

    private static final class ForyFloats extends ForyArrayCodec<float[]> {
        @Override
        public float[] readUtf8(Utf8JsonReader in) {
            float[] values = new float[VALUES];
            int count = 0;
            in.expectNextToken('[');
            do {
                values[count++] = in.readFloat();
            } while (in.consumeNextCommaOrEndArray());
            return values;
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, float[] values) {
            throw new UnsupportedOperationException();
        }
    }
}
