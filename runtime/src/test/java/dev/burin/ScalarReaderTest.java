package dev.burin;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.internal.text.UuidText;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Each kind of value up to its limits, with and without whitespace before it. */
class ScalarReaderTest {

    @Test
    void literalsAreRead() {
        assertRead(JsonReader::readBoolean, "true", true);
        assertRead(JsonReader::readBoolean, "false", false);
        assertRead(JsonReader::readNull, "null", true);
    }

    @Test
    void integersAreReadUpToTheirLimits() {
        assertRange(in -> (long) in.readByte(), Byte.MIN_VALUE, Byte.MAX_VALUE, "a byte");
        assertRange(in -> (long) in.readShort(), Short.MIN_VALUE, Short.MAX_VALUE, "a short");
        assertRange(in -> (long) in.readInt(), Integer.MIN_VALUE, Integer.MAX_VALUE, "an int");
        for (long value : new long[] {Long.MIN_VALUE, -1, 0, 1, Long.MAX_VALUE}) {
            assertRead(JsonReader::readLong, Long.toString(value), value);
        }
        assertRejected(JsonReader::readLong, "9223372036854775808", "a long");
        assertRejected(JsonReader::readLong, "-9223372036854775809", "a long");
    }

    private static void assertRange(Function<JsonReader, Long> read, long min, long max, String type) {
        for (long value : new long[] {min, min + 1, 0, max - 1, max}) {
            assertRead(read, Long.toString(value), value);
        }
        for (long value : new long[] {min - 1, max + 1, Integer.MIN_VALUE - 1L, Integer.MAX_VALUE + 1L}) {
            assertRejected(read, Long.toString(value), type);
        }
    }

    @Test
    void floatingPointNumbersAreReadUpToTheirLimits() {
        assertRead(JsonReader::readFloat, "-1.5", -1.5f);
        assertRead(JsonReader::readFloat, "3.4028235e38", Float.MAX_VALUE);
        assertRejected(JsonReader::readFloat, "3.4028236e38", "a float");
        assertRead(JsonReader::readDouble, "-1.5", -1.5);
        assertRead(JsonReader::readDouble, "1.7976931348623157e308", Double.MAX_VALUE);
        assertRejected(JsonReader::readDouble, "1.7976931348623159e308", "a double");
    }

    @Test
    void theKindOfANumberIsFoundWithoutConsumingIt() {
        assertKind("7", true, true);
        assertKind("-9223372036854775808", true, true);
        assertKind("9223372036854775808", true, false);
        assertKind("7.5", false, false);
        assertKind("7.0", false, false);
        assertKind("7e0", false, false);
    }

    private static void assertKind(String number, boolean isInteger, boolean fitsLong) {
        JsonReader in = reader(" " + number);
        assertThat(in.isInteger()).isEqualTo(isInteger);
        assertThat(in.fitsLong()).isEqualTo(fitsLong);
        assertThat(in.readBigDecimal()).hasToString(number.replace("7e0", "7"));
    }

    private static void assertRead(Function<JsonReader, ?> read, String json, Object expected) {
        for (String space : List.of("", " ", "\n\t")) {
            JsonReader in = reader(space + json);
            assertThat((Object) read.apply(in)).isEqualTo(expected);
            assertThat(in.endDocument(json)).isEqualTo(json);
        }
    }

    private static void assertRejected(Function<JsonReader, ?> read, String json, String type) {
        for (String space : List.of("", " ")) {
            assertThatThrownBy(() -> read.apply(reader(space + json)))
                    .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                        assertThat(e.code()).isEqualTo(JsonErrorCode.OUT_OF_RANGE);
                        assertThat(e.offset()).isEqualTo(space.length());
                    })
                    .hasMessageContaining(type);
        }
    }

    private static JsonReader reader(String json) {
        return JsonReader.of(json.getBytes(US_ASCII));
    }

    @Test
    void supposedTextIsCheckedEachTime() {
        JsonReader in = reader("['first one','second, and longer', 'x2345\\u004178', 7, 'short']".replace('\'', '"'));
        in.beginArray();

        assertThat(in.supposeText(4).toString()).isEqualTo("first one");
        in.endText();
        in.nextElement();
        assertThat(in.supposeText(4).toString()).isEqualTo("second, and longer");
        in.endText();
        in.nextElement();
        assertThat(in.supposeText(4).toString()).isEmpty();
        assertThat(in.readString()).isEqualTo("x2345A78");
        in.nextElement();
        assertThat(in.supposeText(4).toString()).isEmpty();
        assertThat(in.readInt()).isEqualTo(7);
        in.nextElement();
        assertThat(in.supposeText(5).toString()).isEqualTo("short");
        in.endText();
        assertThat(in.nextElement()).isFalse();
    }

    @Test
    void supposedTextOfAGivenLengthIsFollowedByAQuote() {
        JsonReader in = reader(" ['four', 'four more', 'f\\u006Fur', 4567, 'four' , 'fou', 'four".replace('\'', '"'));
        in.beginArray();

        assertThat(in.supposeTextOf(4).toString()).isEqualTo("four");
        in.endText();
        assertThat(in.nextElement()).isTrue();
        for (String other : List.of("four more", "four")) {
            assertThat(in.supposeTextOf(4).toString()).isEmpty();
            assertThat(in.readString()).isEqualTo(other);
            in.nextElement();
        }
        assertThat(in.supposeTextOf(4).toString()).isEmpty();
        assertThat(in.readInt()).isEqualTo(4567);
        in.nextElement();
        assertThat(in.supposeTextOf(4).toString()).isEqualTo("four");
        in.endText();
        in.nextElement();
        assertThat(in.supposeTextOf(4).toString()).isEmpty();
        assertThat(in.readString()).isEqualTo("fou");
        in.nextElement();
        assertThat(in.supposeTextOf(4).toString()).isEmpty();
    }

    /** No array is longer than {@code Integer.MAX_VALUE - 2} bytes; an index after its end may overflow. */
    @Test
    void noTextIsSupposedAtTheEndOfTheLongestDocument() {
        for (int end = Integer.MAX_VALUE - 40; end < Integer.MAX_VALUE - 1; end++) {
            JsonReader in = reader("");
            in.position = end;
            in.end = end;

            assertThat(in.supposeText(UuidText.BYTES).toString()).isEmpty();
            assertThat(in.supposeTextOf(UuidText.BYTES).toString()).isEmpty();
        }
    }
}
