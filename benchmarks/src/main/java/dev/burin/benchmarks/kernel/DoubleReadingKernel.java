package dev.burin.benchmarks.kernel;

import ch.randelshofer.fastdoubleparser.JavaDoubleParser;
import com.alibaba.fastjson2.JSONReader;
import dev.burin.JsonReader;
import dev.burin.benchmarks.twin.KernelCodecs;
import dev.burin.benchmarks.twin.TwinCodec;
import dev.burin.codegen.value.PrimitiveArrays;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import org.apache.fory.json.ForyJson;
import org.apache.fory.json.reader.Utf8JsonReader;
import org.apache.fory.json.writer.Utf8JsonWriter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** Doubles, reading only: as elements of an array, and one by one, as members are read. */
public class DoubleReadingKernel extends KernelBenchmark<double[]> {

    /** The kinds of documents. */
    public enum Kind {
        /** One to three digits before the decimal point, one to seven after it. */
        SHORT {
            @Override
            double value(Random random) {
                int scale = 1 + random.nextInt(7);
                int whole = random.nextInt(1_000) >> random.nextInt(8);
                return BigDecimal.valueOf(random.nextInt(10_000_000), 7)
                        .movePointRight(scale)
                        .setScale(0, RoundingMode.DOWN)
                        .movePointLeft(scale)
                        .add(BigDecimal.valueOf(whole))
                        .doubleValue();
            }
        },
        /** The 15 to 17 digits that computed values have. */
        FULL {
            @Override
            double value(Random random) {
                return 100 * random.nextGaussian();
            }
        },
        /** The previous two kinds, integers, and numbers with an exponent. */
        MIXED {
            @Override
            double value(Random random) {
                return switch (random.nextInt(8)) {
                    case 0, 1, 2 -> SHORT.value(random);
                    case 3, 4 -> FULL.value(random);
                    case 5, 6 -> random.nextInt(100_000);
                    default -> Math.exp(50 * random.nextGaussian());
                };
            }

            @Override
            String text(double value) {
                return value == (int) value ? Integer.toString((int) value) : super.text(value);
            }
        },
        /** Just below the middle of two doubles, with as many digits as that takes: about fifty to a hundred. */
        HOSTILE {
            @Override
            double value(Random random) {
                return Math.exp(10 * random.nextGaussian());
            }

            @Override
            String text(double value) {
                BigDecimal sum = new BigDecimal(value).add(new BigDecimal(Math.nextUp(value)));
                BigDecimal middle = sum.divide(BigDecimal.valueOf(2));
                return middle.subtract(middle.ulp()).toPlainString();
            }
        };

        abstract double value(Random random);

        String text(double value) {
            return Double.toString(value);
        }
    }

    /** The kind that is measured. */
    @Param
    public Kind kind;

    private final JsonReader reader = JsonReader.of(new byte[0]);
    private final ForyJson fory = new ForyDoubles().fory(double[].class);
    private final TwinCodec<double[]> twin = KernelCodecs.doubles();

    @Override
    double[] values(Random random) {
        double[] values = new double[VALUES];
        Arrays.setAll(values, i -> kind.value(random));
        return values;
    }

    @Override
    byte[] json(double[] values) {
        return Arrays.stream(values)
                .mapToObj(kind::text)
                .collect(Collectors.joining(",", "[", "]"))
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    @Benchmark
    public double[] readBurin() {
        byte[] json = nextDocument();
        reader.reset(json, 0, json.length);
        return PrimitiveArrays.readDoubles(reader);
    }

    @Benchmark
    public double[] readBurinOneByOne() {
        double[] values = new double[VALUES];
        byte[] json = nextDocument();
        reader.reset(json, 0, json.length);
        int count = 0;
        for (boolean more = reader.beginArray(); more; more = reader.nextElement()) {
            values[count++] = reader.readDouble();
        }
        return values;
    }

    /** Uses the JDK; includes searching for the comma after each number, byte by byte. */
    @Benchmark
    public double[] readJdk() {
        double[] values = new double[VALUES];
        byte[] json = nextDocument();
        int at = 1;
        for (int i = 0; i < VALUES; i++) {
            int end = numberEnd(json, at);
            values[i] = Double.parseDouble(new String(json, at, end - at, StandardCharsets.ISO_8859_1));
            at = end + 1;
        }
        return values;
    }

    /** Uses FastDoubleParser, which also has to be told where the number ends. */
    @Benchmark
    public double[] readFastDoubleParser() {
        double[] values = new double[VALUES];
        byte[] json = nextDocument();
        int at = 1;
        for (int i = 0; i < VALUES; i++) {
            int end = numberEnd(json, at);
            values[i] = JavaDoubleParser.parseDouble(json, at, end - at);
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
    public double[] readFory() {
        return fory.fromJson(nextDocument(), double[].class);
    }

    @Benchmark
    public double[] readFastjson2() {
        double[] values = new double[VALUES];
        try (JSONReader in = JSONReader.of(nextDocument())) {
            int count = 0;
            in.nextIfArrayStart();
            while (!in.nextIfArrayEnd()) {
                values[count++] = in.readDoubleValue();
            }
        }
        return values;
    }

    @Benchmark
    public double[] readJsoniterScala() {
        return twin.decode(nextDocument());
    }

    private static final class ForyDoubles extends ForyArrayCodec<double[]> {
        @Override
        public double[] readUtf8(Utf8JsonReader in) {
            double[] values = new double[VALUES];
            int count = 0;
            in.expectNextToken('[');
            do {
                values[count++] = in.readDouble();
            } while (in.consumeNextCommaOrEndArray());
            return values;
        }

        @Override
        public void writeUtf8(Utf8JsonWriter out, double[] values) {
            throw new UnsupportedOperationException();
        }
    }
}
