package dev.burin.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.JsonException;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.RawJson;
import dev.burin.test.Corpus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Reader and writer pass decimals to and from their kernels unchanged, at every position; the kernels have exhaustive
 * tests.
 */
class FloatingPointRowsTest {
    private static final String JSON_NUMBER = "-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?";

    /**
     * The number of rows of a file, or up to twice as many, that are read in all ways: for thirteen files, some
     * seconds.
     */
    private static final int SAMPLE = 250;

    private static final Codec<Double> DOUBLE = codec(JsonReader::readDouble, JsonWriter::writeDouble);
    private static final Codec<Float> FLOAT = codec(JsonReader::readFloat, JsonWriter::writeFloat);

    /** A position of a number, which replaces the %s. */
    private record Place(String format, boolean isElement) {
        <T> Codec<?> codec(Codec<T> number) {
            return isElement ? number.list() : format.startsWith("{") ? number.map() : number;
        }

        /** Returns the number in what {@link #codec} read. */
        Object number(Object value) {
            return isElement ? ((List<?>) value).get(1) : value instanceof Map<?, ?> map ? map.get("f") : value;
        }
    }

    private static final List<Place> PLACES = List.of(
            new Place("%s", false),
            new Place("[0,%s]", true),
            new Place("[0, %s \r\n]", true),
            new Place("{\"f\":%s}", false));

    /** All recorded files: their rows are a half, a float and a double in hexadecimal digits, and a decimal. */
    static List<String> files() {
        return List.of(
                "generated/boundaries.txt",
                "generated/syntax.txt",
                "generated/double-rounding-f32.txt",
                "generated/near-halfway-f32.txt",
                "generated/exact-halfway-f64.txt",
                "generated/near-halfway-f64.txt",
                "generated/percent.txt",
                "generated/shortest.txt",
                "generated/typical.txt",
                "nigeltao/exhaustive-float16.txt",
                "nigeltao/freetype-2-7.txt",
                "nigeltao/google-wuffs.txt",
                "nigeltao/more-test-cases.txt");
    }

    /**
     * Reads some {@link #SAMPLE} rows of each file by every input, and the others by one input each, a different one at
     * each position.
     */
    @ParameterizedTest
    @MethodSource("files")
    void numbersAreRoundedCorrectlyAndOthersRejectedAtEveryPosition(String file) {
        List<String> rows = Corpus.lines("conformance/floats/" + file);

        for (int i = 0; i < rows.size(); i++) {
            String row = rows.get(i);
            String text = row.substring(31);
            Double exact = doubleOf(Long.parseUnsignedLong(row.substring(14, 30), 16));
            Float shorter = floatOf(Integer.parseUnsignedInt(row.substring(5, 13), 16));
            List<Input> inputs = isSampled(i, rows.size()) ? Input.ALL : List.of();
            check(i, inputs, text, DOUBLE, exact);
            check(i, inputs, text, FLOAT, shorter);
        }
    }

    /**
     * Reads some {@link #SAMPLE} rows of each file decoded without a type, skipped and captured raw, in every context
     * and by every input.
     */
    @ParameterizedTest
    @MethodSource("files")
    void contextAndInputChangeNothing(String file) {
        List<String> rows = Corpus.lines("conformance/floats/" + file);
        Deviations deviations = new Deviations();

        for (int i = 0; i < rows.size(); i++) {
            if (isSampled(i, rows.size())) {
                byte[] document = rows.get(i).substring(31).getBytes(UTF_8);
                deviations.check(rows.get(i), document, Context.allFor(document), Input.ALL);
            }
        }

        assertThat(deviations.found()).isEmpty();
    }

    /** Evenly spread, at an odd distance, because files repeat signs and forms at an even one. */
    private static boolean isSampled(int row, int rowCount) {
        return row % (rowCount / SAMPLE | 1) == 0;
    }

    @Test
    void negativeZeroKeepsItsSign() {
        List<String> texts = List.of("-0", "-0.0", "-0e5", "-0E-5", "-1e-999");
        for (int i = 0; i < texts.size(); i++) {
            check(i, Input.ALL, texts.get(i), DOUBLE, -0.0);
            check(i, Input.ALL, texts.get(i), FLOAT, -0.0f);
        }
    }

    @Test
    void recordedDoublesAreWrittenAtEveryPositionByEveryOutput() throws IOException {
        for (String row : Corpus.lines("conformance/floats/print/double_print.tsv")) {
            String[] fields = row.split("\t");
            checkWritten(DOUBLE, doubleOf(Long.parseUnsignedLong(fields[0], 16)), fields[1]);
        }
    }

    @Test
    void recordedFloatsAreWrittenAtEveryPositionByEveryOutput() throws IOException {
        for (String row : Corpus.lines("conformance/floats/print/float_print.tsv")) {
            String[] fields = row.split("\t");
            checkWritten(FLOAT, floatOf(Integer.parseUnsignedInt(fields[0], 16)), fields[1]);
        }
    }

    private static Double doubleOf(long bits) {
        return Double.longBitsToDouble(bits);
    }

    private static Float floatOf(int bits) {
        return Float.intBitsToFloat(bits);
    }

    /**
     * Checks a row by the given inputs, or by one if there are none: after some rows, each position has met each input.
     */
    private static void check(int row, List<Input> inputs, String text, Codec<?> codec, Number expected) {
        for (int i = 0; i < PLACES.size(); i++) {
            Place place = PLACES.get(i);
            byte[] json = place.format().formatted(text).getBytes(UTF_8);
            Input other = Input.ALL.get((row + i) % Input.ALL.size());
            for (Input input : inputs.isEmpty() ? List.of(other) : inputs) {
                check(place, input, Outcome.of(input, place.codec(codec), json), text, expected);
            }
        }
    }

    private static void check(Place place, Input input, Outcome outcome, String text, Number expected) {
        if (!text.matches(JSON_NUMBER)) {
            assertThat(outcome.error()).as("%s by %s", text, input).isInstanceOf(JsonException.class);
        } else if (Double.isInfinite(expected.doubleValue())) {
            assertThat(outcome.message()).as("%s by %s", text, input).contains("out of range for a ");
        } else {
            assertThat(outcome.error()).as("%s by %s", text, input).isNull();
            // Doubles and floats are equal if their bits are.
            assertThat(place.number(outcome.value()))
                    .as("%s by %s", text, input)
                    .isEqualTo(expected);
        }
    }

    /** The output is the same everywhere, and is read back as the same number, decoded or captured raw. */
    private static <T> void checkWritten(Codec<T> codec, T value, String text) throws IOException {
        assertThat(codec.toJson(value)).isEqualTo(text);
        assertThat(codec.fromJson(text)).isEqualTo(value);
        assertThat(RawJson.of(text).read(codec)).isEqualTo(value);
        assertThat(codec.toJsonBytes(value)).isEqualTo(text.getBytes(UTF_8));
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        codec.list().toJson(List.of(value, value), stream);
        assertThat(stream.toString(UTF_8)).isEqualTo("[" + text + "," + text + "]");
        byte[] target = new byte[text.length() + 8];
        int length = codec.map().toJson(Map.of("f", value), target, 2);
        assertThat(new String(target, 2, length, UTF_8)).isEqualTo("{\"f\":" + text + "}");
    }

    private static <T> Codec<T> codec(Function<JsonReader, T> read, BiConsumer<JsonWriter, T> write) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, T value) {
                write.accept(out, value);
            }

            @Override
            public T read(JsonReader in) {
                return read.apply(in);
            }
        };
    }
}
