package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.codegen.value.LimitedBytes;
import dev.burin.codegen.value.PrimitiveArrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls that generated code makes to a reader for {@code @JsonLimit}. */
class LimitedReaderTest {

    private static JsonReader reader(String json) {
        return JsonReader.of(json.getBytes(UTF_8));
    }

    private static JsonException rejection(Runnable reading) {
        JsonException rejected = catchThrowableOfType(JsonException.class, reading::run);
        assertThat(rejected).isNotNull();
        return rejected;
    }

    @ParameterizedTest
    @ValueSource(strings = {"12", "null", "[", "", "x", "\"ab", "\"\\", "\"\\u12"})
    void anythingButALongStringPassesTheLengthLimits(String json) {
        JsonReader in = reader(json);

        in.limitLength(2);
        in.limitBytes(2, 1);
        in.limitElements(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"123\"", "null", "[", "", "x", "-", "12"})
    void anythingButALongNumberPassesTheDigitLimit(String json) {
        reader(json).limitDigits(2);
    }

    @Test
    void depthIsCountedFromThePositionOfTheReader() {
        JsonReader in = reader("[[[1]],[[2]]]");
        in.beginArray();
        long outer = in.limitDepth(2);
        in.skipValue();
        in.endLimit(outer);
        in.nextElement();
        in.limitDepth(1);

        assertThat(rejection(in::skipValue))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessage(
                        "Nested deeper than 1 level within one value (raise @JsonLimit(depth = 1) if that is intended),"
                                + " at $[1][0] (line 1, column 9).");
    }

    @Test
    void theInnerOfTwoLimitsEndsFirst() {
        JsonReader in = reader("[[[[1]]]]");
        in.limitDepth(3);
        in.beginArray();
        long outer = in.limitDepth(1);
        in.endLimit(outer);
        long same = in.limitDepth(100); // more than are left
        in.beginArray();
        in.beginArray();

        assertThat(rejection(in::beginArray)).hasMessageContaining("deeper than 3 levels");
        in.endLimit(same);
        assertThat(rejection(in::skipValue)).hasMessageContaining("deeper than 3 levels");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 100})
    void aLimitNotBelowTheRemainingLevelsChangesNothing(int levels) {
        byte[] json = "[[[[]]]]".getBytes(UTF_8);
        JsonReader in =
                JsonReader.of(json, 0, json.length, JsonOptions.DEFAULT.withLimits(new JsonLimits(3, 1_000, 10_000)));
        in.beginArray();
        in.beginArray();
        in.limitDepth(levels);

        assertThat(rejection(in::skipValue))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageContaining("Nested deeper than 3 levels (raise it by JsonLimits.withMaxDepth");
    }

    @Test
    void aResetReaderHasItsOwnLimit() {
        JsonReader in = reader("[[1]]");
        in.limitDepth(1);
        rejection(in::skipValue);
        byte[] deep = ("[".repeat(512) + "]".repeat(512)).getBytes(UTF_8);
        byte[] tooDeep = ("[".repeat(513) + "]".repeat(513)).getBytes(UTF_8);

        in.reset(deep, 0, deep.length);
        in.skipValue();
        in.reset(tooDeep, 0, tooDeep.length);
        assertThat(rejection(in::skipValue))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageContaining("Nested deeper than 512 levels (raise it by JsonLimits.withMaxDepth");
    }

    @Test
    void aLimitExceededWithOptionsDoesNotApplyToTheNextDocument() {
        Codec<String> flat = new Codec<>() {
            @Override
            public void write(JsonWriter out, String value) {
                out.writeString(value);
            }

            @Override
            public String read(JsonReader in) {
                in.limitDepth(1);
                in.skipValue();
                return "";
            }
        };

        assertThat(rejection(() -> flat.with(JsonOptions.PRETTY).fromJson("[[1]]")))
                .hasMessageContaining("raise @JsonLimit(depth = 1)");
        assertThat(rejection(() -> RawJson.of("[".repeat(513) + "]".repeat(513))))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageContaining("Nested deeper than 512 levels (raise it by JsonLimits.withMaxDepth");
    }

    @Test
    void bytesAreCountedHoweverTheyAreEscaped() {
        assertThat(LimitedBytes.readBase64(reader("\"\\u0041\\u0041\\u003d\\u003d\""), 1))
                .hasSize(1);
        assertThat(rejection(() -> LimitedBytes.readBase64(reader(" \"\\u0041AA\\u003d\""), 1)))
                .hasMessageContaining("More than 1 bytes")
                .extracting(JsonException::offset)
                .isEqualTo(1L);
        assertThat(rejection(() -> LimitedBytes.readHex(reader("\"0\\u0030\\u00300\""), 1)))
                .extracting(JsonException::code)
                .isEqualTo(JsonErrorCode.LENGTH_LIMIT);
        assertThat(LimitedBytes.readHex(reader("\"0\\u0030\""), Integer.MAX_VALUE))
                .hasSize(1);
    }

    @Test
    void itemsAreCountedByTheCaller() {
        JsonReader in = reader("[1, 2]");
        in.beginArray();
        in.limitItems(1, 1);
        in.readInt();
        in.nextElement();

        assertThat(rejection(() -> in.limitItems(2, 1)))
                .hasMessage("More than 1 elements or members (raise @JsonLimit(items = 1) if that is intended),"
                        + " at $[1] (line 1, column 5).");
    }

    @Test
    void theFirstExcessElementIsRejectedWhereItBegins() {
        reader("[1, 2]").limitElements(2);

        JsonException rejected = rejection(() -> reader(" [1, 2 , 3]").limitElements(2));
        assertThat(rejected.code()).isEqualTo(JsonErrorCode.ITEM_LIMIT);
        assertThat(rejected.offset()).isEqualTo(9);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"[1, | 4 | UNEXPECTED_END", "[1,] | 3 | UNEXPECTED_BYTE", "[1, x] | 4 | UNEXPECTED_BYTE"})
    void syntaxErrorsInElementsAreReportedAsSuch(String json, int offset, JsonErrorCode code) {
        JsonReader in = reader(json + ' ');

        JsonException rejected = rejection(() -> in.limitElements(1));
        assertThat(rejected.code()).isEqualTo(code);
        assertThat(rejected.offset()).isEqualTo(offset);
    }

    /** The excess is found by a scan that validates nothing. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[1 2,3,4,5] | 3 | UNEXPECTED_BYTE",
                "[1,2,3}, \"s\":[] | 6 | UNEXPECTED_BYTE",
                "[1,2\",x\",3,]x | 4 | UNEXPECTED_BYTE",
                "[01,2,3,4] | 2 | INVALID_NUMBER",
                "[1,x,3,4,5] | 3 | UNEXPECTED_BYTE",
                "[1,\"\u0001\",3,4,5] | 4 | INVALID_STRING",
                "[1,1.5,3,4] | 9 | ITEM_LIMIT",
                "[1,2,3,x] | 7 | UNEXPECTED_BYTE"
            })
    void syntaxErrorsBeforeTheExcessAreReportedInstead(String json, int offset, JsonErrorCode code) {
        JsonReader in = reader(json + ' ');

        JsonException rejected = rejection(() -> {
            in.limitElements(3);
            PrimitiveArrays.readInts(in); // judges what the look left to it
        });
        assertThat(rejected.code()).isEqualTo(code);
        assertThat(rejected.offset()).isEqualTo(offset);
    }

    @Test
    void namesLongerThanTheLimitAreRejected() {
        JsonReader in = reader("{\"a\":1,\"abc\":2}");
        in.beginObject();
        in.limitName(in.readName().length(), 1);
        in.readInt();
        in.nextEntry();

        JsonException rejected = rejection(() -> in.limitName(in.readName().length(), 2));
        assertThat(rejected)
                .hasMessageStartingWith("The member name \"abc\" has more than 2 characters"
                        + " (raise @JsonLimit(length = 2) if that is intended)");
        assertThat(rejected.code()).isEqualTo(JsonErrorCode.LENGTH_LIMIT);
        assertThat(rejected.offset()).isEqualTo(7);
    }

    @Test
    void messagesDoNotQuoteTheDocumentWithoutContentInErrors() {
        String text = "secret".repeat(10);
        JsonReader in = JsonReader.of(
                ('"' + text + '"').getBytes(UTF_8),
                0,
                text.length() + 2,
                JsonOptions.DEFAULT.withContentInErrors(false));

        assertThat(rejection(() -> in.limitLength(3)).getMessage()).doesNotContain("secret");
    }
}
