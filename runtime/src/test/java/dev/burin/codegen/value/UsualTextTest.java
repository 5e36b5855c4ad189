package dev.burin.codegen.value;

import static dev.burin.codegen.value.UsualBytes.START;
import static dev.burin.codegen.value.UsualBytes.assertEveryByteIsJudgedTheSame;
import static dev.burin.codegen.value.UsualBytes.errorOf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.JsonException;
import dev.burin.JsonReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Strings whose first bytes are examined only by a kernel are read and rejected like those that are examined byte by
 * byte.
 */
class UsualTextTest {
    static Stream<Arguments> texts() {
        return Stream.of(
                of("2026-11-21", Times::readLocalDate),
                of("-12026-11-21", Times::readLocalDate),
                of("09:30:00", Times::readLocalTime),
                of("09:30:00.123456789", Times::readLocalTime),
                of("09:30", Times::readLocalTime),
                of("2026-11-21T09:30:00", Times::readLocalDateTime),
                of("2026-11-21T09:30:00.25", Times::readLocalDateTime),
                of("2026-11-21T09:30", Times::readLocalDateTime),
                of("2026-11-21T09:30:00Z", Times::readInstant),
                of("2026-11-21T09:30:00.123Z", Times::readInstant),
                of("+12026-11-21T09:30:00Z", Times::readInstant),
                of("2026-11-21T09:30:00+01:00", Times::readOffsetDateTime),
                of("2026-11-21T09:30Z", Times::readOffsetDateTime),
                of("09:30:00+01:00", Times::readOffsetTime),
                of("2026-11-21T09:30:00+01:00[Europe/Zurich]", Times::readZonedDateTime),
                of("2026-11-21T09:30Z[Europe/London]", Times::readZonedDateTime),
                of("2026-11-21T09:30:00.000+00:00", Times::readDate),
                of("123e4567-e89b-12d3-a456-426614174000", Values::readUuid),
                of("123E4567-E89B-12D3-A456-42661417400F", Values::readUuid));
    }

    private static Arguments of(String text, Function<JsonReader, Object> read) {
        return Arguments.of(text, read);
    }

    @ParameterizedTest
    @MethodSource("texts")
    void everyByteAtEveryIndexIsJudgedTheSame(String text, Function<JsonReader, Object> read) {
        assertEveryByteIsJudgedTheSame(text, UsualTextTest::document, document -> outcome(document, read));
    }

    /** The reader supposes that it is as long as the text before it. */
    @ParameterizedTest
    @MethodSource("texts")
    void everyByteBehindATextOfTheSameLengthIsJudgedTheSame(String text, Function<JsonReader, Object> read) {
        byte[] alone = document(text);
        byte[] second = document(text + "\",\"" + text);
        int start = START + text.length() + 3;
        for (int place = 0; place < text.length(); place++) {
            for (int value = 0; value < 256; value++) {
                alone[START + place] = (byte) value;
                second[start + place] = (byte) value;
                assertThat(outcomeOfSecond(second, read))
                        .as("0x%02x at %d", value, place)
                        .isEqualTo(outcome(alone, read));
            }
            alone[START + place] = (byte) text.charAt(place);
            second[start + place] = (byte) text.charAt(place);
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void textsOfOtherLengthsAreReadBehindIt(String text, Function<JsonReader, Object> read) {
        Object value = read.apply(begun(document(text)));
        for (int length = 0; length <= text.length(); length++) {
            JsonReader in = begun(document(text + "\",\"" + "x".repeat(length) + "\",\"" + text));
            assertThat(read.apply(in)).isEqualTo(value);
            in.nextElement();
            assertThat(in.readString()).hasSize(length);
            in.nextElement();
            assertThat(read.apply(in)).isEqualTo(value);
        }
    }

    /** A quote is where the previous text ended, but it begins the next one. */
    @Test
    void aQuoteAtTheSamePlaceThatIsOfTheNextStringEndsNoText() {
        JsonReader in = begun(document("09:30:00.123\",\"09:30:00\",\"x\",\"09:30:00.123"));

        assertThat(Times.readLocalTime(in)).hasToString("09:30:00.123");
        in.nextElement();
        assertThat(Times.readLocalTime(in)).hasToString("09:30");
        in.nextElement();
        assertThat(in.readString()).isEqualTo("x");
        in.nextElement();
        assertThat(Times.readLocalTime(in)).hasToString("09:30:00.123");
    }

    @ParameterizedTest
    @MethodSource("texts")
    void stringsTruncatedBehindAnotherAreRejectedWhereTheyEnd(String text, Function<JsonReader, Object> read) {
        byte[] document = document(text + "\",\"" + text);
        int start = START + text.length() + 2;
        for (int length = start + 1; length < document.length - 1; length++) {
            JsonReader in = begun(Arrays.copyOf(document, length));
            read.apply(in);
            in.nextElement();
            assertThat(errorOf(in, read)).isEqualTo("UNEXPECTED_END at " + length);
        }
    }

    private static JsonReader begun(byte[] document) {
        JsonReader in = JsonReader.of(document);
        in.beginArray();
        return in;
    }

    @ParameterizedTest
    @MethodSource("texts")
    void truncatedStringsAreRejectedWhereTheyEnd(String text, Function<JsonReader, Object> read) {
        byte[] document = document(text);
        for (int length = 1; length <= text.length() + 1; length++) {
            JsonReader in = JsonReader.of(Arrays.copyOf(document, length));
            in.beginArray();
            assertThat(errorOf(in, read)).isEqualTo("UNEXPECTED_END at " + length);
        }
    }

    private static byte[] document(String text) {
        return ("[\"" + text + "\"]").getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String outcomeOfSecond(byte[] document, Function<JsonReader, Object> read) {
        JsonReader in = begun(document);
        read.apply(in);
        in.nextElement();
        return outcome(in, read);
    }

    private static String outcome(byte[] document, Function<JsonReader, Object> read) {
        return outcome(begun(document), read);
    }

    /** Returns the value, or the code of the error. */
    private static String outcome(JsonReader in, Function<JsonReader, Object> read) {
        try {
            String value = "value " + read.apply(in);
            in.nextElement();
            return in.endDocument(value);
        } catch (JsonException e) {
            return e.code().toString();
        }
    }
}
