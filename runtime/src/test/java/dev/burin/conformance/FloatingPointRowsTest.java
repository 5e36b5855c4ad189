package dev.burin.conformance;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.burin.JsonException;
import dev.burin.JsonReader;
import dev.burin.test.Corpus;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reader hands decimals to their kernels and back unharmed; the kernels have exhaustive tests of their own. */
class FloatingPointRowsTest {
    private static final String JSON_NUMBER = "-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?";

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
    void numbersAreRoundedCorrectlyAndOthersRejected(String file) {
        List<String> rows = Corpus.lines("conformance/floats/" + file);

        for (String row : rows) {
            String text = row.substring(31);
            if (text.matches(JSON_NUMBER)) {
                checkFloat(text, Integer.parseUnsignedInt(row.substring(5, 13), 16));
                checkDouble(text, Long.parseUnsignedLong(row.substring(14, 30), 16));
            } else {
                assertThat(catchThrowable(() -> readDouble(text))).as(row).isInstanceOf(JsonException.class);
            }
        }
    }

    @Test
    void negativeZeroKeepsItsSign() {
        for (String text : List.of("-0", "-0.0", "-0e5", "-0E-5", "-1e-999")) {
            checkDouble(text, Long.MIN_VALUE);
            checkFloat(text, Integer.MIN_VALUE);
        }
    }

    private static void checkDouble(String text, long bits) {
        if (Double.isInfinite(Double.longBitsToDouble(bits))) {
            assertThat(catchThrowable(() -> readDouble(text)))
                    .as(text)
                    .hasMessageContaining("out of range for a double");
        } else {
            assertThat(Double.doubleToRawLongBits(readDouble(text))).as(text).isEqualTo(bits);
        }
    }

    private static void checkFloat(String text, int bits) {
        if (Float.isInfinite(Float.intBitsToFloat(bits))) {
            assertThat(catchThrowable(() -> readFloat(text))).as(text).hasMessageContaining("out of range for a float");
        } else {
            assertThat(Float.floatToRawIntBits(readFloat(text))).as(text).isEqualTo(bits);
        }
    }

    private static double readDouble(String text) {
        JsonReader in = JsonReader.of(text.getBytes(US_ASCII));
        return in.endDocument(in.readDouble());
    }

    private static float readFloat(String text) {
        JsonReader in = JsonReader.of(text.getBytes(US_ASCII));
        return in.endDocument(in.readFloat());
    }
}
