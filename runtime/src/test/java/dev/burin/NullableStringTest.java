package dev.burin;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.reference.MethodSizes;
import dev.burin.test.Rounds;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * {@link JsonReader#readStringOrNull}, which has its own way of scanning a string, reads what {@link
 * JsonReader#readString} reads.
 */
class NullableStringTest {
    private static final int MAX_LENGTH = 90;

    private static final int[] STOPS = {0x00, 0x1F, '"', '\\', 0x7F, 0x80, 0xC3, 0xE6, 0xF0, 0xFF};

    /** On purpose, see docs/performance/string-reading.md. */
    @Test
    void itIsTooLongToBeInlined() throws IOException {
        try (InputStream in = TextReader.class.getResourceAsStream("TextReader.class")) {
            assertThat(MethodSizes.of(in.readAllBytes()).get("readStringOrNull"))
                    .isGreaterThan(MethodSizes.MOST_INLINED)
                    .isLessThan(2 * MethodSizes.MOST_INLINED);
        }
    }

    @Test
    void stringsOfEveryLengthAreReadAtEveryDistanceFromTheEnd() {
        for (int length = 0; length <= MAX_LENGTH; length++) {
            String text = "The quick brown fox jumps over it. ".repeat(3).substring(0, length);
            for (int distance = 0; distance <= 17; distance++) {
                assertRead('"' + text + '"' + " ".repeat(distance), text);
                assertRead(" \n" + '"' + text + '"' + " ".repeat(distance), text);
            }
        }
    }

    @Test
    void everyOtherByteAtEveryIndexIsTreatedAsByReadString() {
        for (int length = 1; length <= MAX_LENGTH; length++) {
            for (int place = 0; place < length; place++) {
                for (int stop : STOPS) {
                    if ((length + 7 * place + stop) % Rounds.step() != 0) {
                        continue;
                    }
                    byte[] json = ('"' + "a".repeat(length) + '"').getBytes(ISO_8859_1);
                    json[1 + place] = (byte) stop;
                    for (int end = Math.max(0, json.length - 2); end <= json.length; end++) {
                        assertAsReadString(Arrays.copyOf(json, end));
                    }
                }
            }
        }
    }

    @Test
    void unusualStringsAreReadAfterAnyPlainText() {
        for (int length = 0; length <= MAX_LENGTH; length++) {
            assertRead('"' + "a".repeat(length) + "\\n\\u00e9é漢😀\"", "a".repeat(length) + "\néé漢😀");
        }
    }

    @Test
    void nullIsReadAsNull() {
        for (String json : new String[] {"null", " null", "null         ", "\n\t null "}) {
            assertThat(outcome(json.getBytes(UTF_8), JsonReader::readStringOrNull))
                    .isEqualTo("null " + json.stripTrailing().length());
        }
    }

    @Test
    void otherValuesAreRejectedAsByReadString() {
        for (String json :
                new String[] {"", " ", "n", "nul", "nulL", "1", "true", "[\"a\"]", "{}", "\"", "\"a", ",", "\u00e9"}) {
            for (String tail : new String[] {"", "               "}) {
                byte[] utf8 = (json + tail).getBytes(UTF_8);
                String expected = outcome(utf8, in -> in.readNull() ? null : in.readString());
                assertThat(outcome(utf8, JsonReader::readStringOrNull)).isEqualTo(expected);
            }
        }
    }

    private static void assertRead(String json, String expected) {
        byte[] utf8 = json.getBytes(UTF_8);
        int end = json.stripTrailing().getBytes(UTF_8).length;
        assertThat(outcome(utf8, JsonReader::readStringOrNull)).isEqualTo(expected + ' ' + end);
    }

    private static void assertAsReadString(byte[] json) {
        String expected = outcome(json, JsonReader::readString);
        String actual = outcome(json, JsonReader::readStringOrNull);
        if (!actual.equals(expected)) {
            throw new AssertionError(actual + " instead of " + expected + " for " + Arrays.toString(json));
        }
    }

    /**
     * Returns what was read and where it ended, or the error message; checks that other bytes around it change nothing.
     */
    private static String outcome(byte[] json, Function<JsonReader, String> read) {
        String outcome = outcome(JsonReader.of(json), read, 0);
        byte[] surrounded = new byte[json.length + 40];
        Arrays.fill(surrounded, (byte) '"');
        System.arraycopy(json, 0, surrounded, 20, json.length);
        JsonReader inside = JsonReader.of(surrounded, 20, json.length, JsonOptions.DEFAULT);
        assertThat(outcome(inside, read, 20)).isEqualTo(outcome);
        return outcome;
    }

    private static String outcome(JsonReader in, Function<JsonReader, String> read, int start) {
        try {
            return read.apply(in) + " " + (in.position - start);
        } catch (JsonException e) {
            return e.getMessage();
        }
    }
}
