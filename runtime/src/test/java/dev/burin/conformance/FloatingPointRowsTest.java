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
import org.junit.jupiter.params.provider.ValueSource;

/** Reader and writer hand decimals to their kernels and back unharmed, in every place; the kernels have exhaustive tests. */
class FloatingPointRowsTest {
    private static final String JSON_NUMBER = "-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?";

    private static final Codec<Double> DOUBLE = codec(JsonReader::readDouble, JsonWriter::writeDouble);
    private static final Codec<Float> FLOAT = codec(JsonReader::readFloat, JsonWriter::writeFloat);

    /** A place of a number, which stands for the %s. */
    private record Place(String format, boolean isElement) {
        <T> Codec<?> codec(Codec<T> number) {
            return isElement ? number.list() : format.startsWith("{") ? number.map() : number;
        }

        /** The number in what {@link #codec} read. */
        Object number(Object value) {
            return isElement ? ((List<?>) value).get(1) : value instanceof Map<?, ?> map ? map.get("f") : value;
        }
    }

    private static final List<Place> PLACES = List.of(
            new Place("%s", false),
            new Place("[0,%s]", true),
            new Place("[0, %s \r\n]", true),
            new Place("{\"f\":%s}", false));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "generated/boundaries.txt",
                "generated/syntax.txt",
                "generated/double-rounding-f32.txt",
                "generated/exact-halfway-f64.txt",
                "nigeltao/more-test-cases.txt",
                "nigeltao/freetype-2-7.txt"
            })
    void numbersAreRoundedCorrectlyAndOthersRejectedInEveryPlace(String file) {
        List<String> rows = Corpus.lines("conformance/floats/" + file);

        for (int i = 0; i < rows.size(); i++) {
            String row = rows.get(i);
            String text = row.substring(31);
            check(i, text, DOUBLE, doubleOf(Long.parseUnsignedLong(row.substring(14, 30), 16)));
            check(i, text, FLOAT, floatOf(Integer.parseUnsignedInt(row.substring(5, 13), 16)));
        }
    }

    /** Decoded without a type, skipped and captured raw. */
    @ParameterizedTest
    @ValueSource(strings = {"generated/boundaries.txt", "generated/syntax.txt", "nigeltao/more-test-cases.txt"})
    void contextAndInputChangeNothing(String file) {
        List<String> rows = Corpus.lines("conformance/floats/" + file);
        Deviations deviations = new Deviations();

        for (int i = 0; i < rows.size(); i++) {
            byte[] document = rows.get(i).substring(31).getBytes(UTF_8);
            List<Input> inputs = List.of(Input.WHOLE_ARRAY, Input.ALL.get(i % Input.ALL.size()));
            deviations.check(rows.get(i), document, Context.allFor(document), inputs);
        }

        assertThat(deviations.found()).isEmpty();
    }

    @Test
    void negativeZeroKeepsItsSign() {
        List<String> texts = List.of("-0", "-0.0", "-0e5", "-0E-5", "-1e-999");
        for (int i = 0; i < texts.size(); i++) {
            check(i, texts.get(i), DOUBLE, -0.0);
            check(i, texts.get(i), FLOAT, -0.0f);
        }
    }

    @Test
    void recordedDoublesAreWrittenInEveryPlaceByEveryOutput() throws IOException {
        for (String row : Corpus.lines("conformance/floats/print/double_print.tsv")) {
            String[] fields = row.split("\t");
            checkWritten(DOUBLE, doubleOf(Long.parseUnsignedLong(fields[0], 16)), fields[1]);
        }
    }

    @Test
    void recordedFloatsAreWrittenInEveryPlaceByEveryOutput() throws IOException {
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

    /** Each place meets each input, some row later. */
    private static void check(int row, String text, Codec<?> codec, Number expected) {
        for (int i = 0; i < PLACES.size(); i++) {
            Place place = PLACES.get(i);
            Input input = Input.ALL.get((row + i) % Input.ALL.size());
            byte[] json = place.format().formatted(text).getBytes(UTF_8);
            Outcome outcome = Outcome.of(input, place.codec(codec), json);
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
    }

    /** What is written is the same everywhere, and is read again as the same number, decoded or captured raw. */
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
