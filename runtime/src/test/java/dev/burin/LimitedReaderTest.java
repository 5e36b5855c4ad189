package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.codegen.value.LimitedBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls that generated code makes to a reader for {@code @JsonLimit}. */
class LimitedReaderTest {

    private static JsonReader reader(String json) {
        return JsonReader.of(json.getBytes(UTF_8));
    }

    private static JsonException refusal(Runnable reading) {
        JsonException refused = catchThrowableOfType(JsonException.class, reading::run);
        assertThat(refused).isNotNull();
        return refused;
    }

    @ParameterizedTest
    @ValueSource(strings = {"12", "null", "[", "", "x", "\"ab", "\"\\", "\"\\u12"})
    void whatIsNoLongTextIsLeftAlone(String json) {
        JsonReader in = reader(json);

        in.limitLength(2);
        in.limitBytes(2, 1);
        in.limitElements(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"123\"", "null", "[", "", "x", "-", "12"})
    void whatIsNoLongNumberIsLeftAlone(String json) {
        reader(json).limitDigits(2);
    }

    @Test
    void depthCountsFromWhereTheReaderStands() {
        JsonReader in = reader("[[[1]],[[2]]]");
        in.beginArray();
        long outer = in.limitDepth(2);
        in.skipValue();
        in.endLimit(outer);
        in.nextElement();
        in.limitDepth(1);

        assertThat(refusal(in::skipValue))
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

        assertThat(refusal(in::beginArray)).hasMessageContaining("deeper than 3 levels");
        in.endLimit(same);
        assertThat(refusal(in::skipValue)).hasMessageContaining("deeper than 3 levels");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 100})
    void aLimitOfNoFewerLevelsThanAreLeftChangesNothing(int levels) {
        byte[] json = "[[[[]]]]".getBytes(UTF_8);
        JsonReader in =
                JsonReader.of(json, 0, json.length, JsonOptions.DEFAULT.withLimits(new JsonLimits(3, 1_000, 10_000)));
        in.beginArray();
        in.beginArray();
        in.limitDepth(levels);

        assertThat(refusal(in::skipValue))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageContaining("Nested deeper than 3 levels (raise it by JsonLimits.withMaxDepth");
    }

    @Test
    void aResetReaderHasItsOwnLimit() {
        JsonReader in = reader("[[1]]");
        in.limitDepth(1);
        refusal(in::skipValue);
        byte[] deep = ("[".repeat(512) + "]".repeat(512)).getBytes(UTF_8);
        byte[] tooDeep = ("[".repeat(513) + "]".repeat(513)).getBytes(UTF_8);

        in.reset(deep, 0, deep.length);
        in.skipValue();
        in.reset(tooDeep, 0, tooDeep.length);
        assertThat(refusal(in::skipValue))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageContaining("Nested deeper than 512 levels (raise it by JsonLimits.withMaxDepth");
    }

    @Test
    void aLimitThatWasExceededWithOptionsIsNoneOfTheNextDocument() {
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

        assertThat(refusal(() -> flat.with(JsonOptions.PRETTY).fromJson("[[1]]")))
                .hasMessageContaining("raise @JsonLimit(depth = 1)");
        assertThat(refusal(() -> RawJson.of("[".repeat(513) + "]".repeat(513))))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageContaining("Nested deeper than 512 levels (raise it by JsonLimits.withMaxDepth");
    }

    @Test
    void bytesMayBeEscapedHoweverTheyLike() {
        assertThat(LimitedBytes.readBase64(reader("\"\\u0041\\u0041\\u003d\\u003d\""), 1))
                .hasSize(1);
        assertThat(refusal(() -> LimitedBytes.readBase64(reader(" \"\\u0041AA\\u003d\""), 1)))
                .hasMessageContaining("More than 1 bytes")
                .extracting(JsonException::offset)
                .isEqualTo(1L);
        assertThat(refusal(() -> LimitedBytes.readHex(reader("\"0\\u0030\\u00300\""), 1)))
                .extracting(JsonException::code)
                .isEqualTo(JsonErrorCode.LENGTH_LIMIT);
        assertThat(LimitedBytes.readHex(reader("\"0\\u0030\""), Integer.MAX_VALUE))
                .hasSize(1);
    }

    @Test
    void itemsAreCountedByWhoReadsThem() {
        JsonReader in = reader("[1, 2]");
        in.beginArray();
        in.limitItems(1, 1);
        in.readInt();
        in.nextElement();

        assertThat(refusal(() -> in.limitItems(2, 1)))
                .hasMessage("More than 1 elements or members (raise @JsonLimit(items = 1) if that is intended),"
                        + " at $[1] (line 1, column 5).");
    }

    @Test
    void elementsThatAreTooManyAreRefusedWhereTheyBegin() {
        reader("[1, 2]").limitElements(2);

        JsonException refused = refusal(() -> reader(" [1, 2 , 3]").limitElements(2));
        assertThat(refused.code()).isEqualTo(JsonErrorCode.ITEM_LIMIT);
        assertThat(refused.offset()).isEqualTo(9);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"[1, | 4 | UNEXPECTED_END", "[1,] | 3 | UNEXPECTED_BYTE", "[1, x] | 4 | UNEXPECTED_BYTE"})
    void whatIsNoElementIsAnErrorOfItsOwn(String json, int offset, JsonErrorCode code) {
        JsonReader in = reader(json + ' ');

        JsonException refused = refusal(() -> in.limitElements(1));
        assertThat(refused.code()).isEqualTo(code);
        assertThat(refused.offset()).isEqualTo(offset);
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
    void whatIsNoJsonBeforeTheExcessIsToldInstead(String json, int offset, JsonErrorCode code) {
        JsonReader in = reader(json + ' ');

        JsonException refused = refusal(() -> in.limitElements(3));
        assertThat(refused.code()).isEqualTo(code);
        assertThat(refused.offset()).isEqualTo(offset);
    }

    @Test
    void namesMayHaveAsManyCharactersAsTheyMay() {
        JsonReader in = reader("{\"a\":1,\"abc\":2}");
        in.beginObject();
        in.limitName(in.readName().length(), 1);
        in.readInt();
        in.nextEntry();

        JsonException refused = refusal(() -> in.limitName(in.readName().length(), 2));
        assertThat(refused)
                .hasMessageStartingWith("The member name \"abc\" has more than 2 characters"
                        + " (raise @JsonLimit(length = 2) if that is intended)");
        assertThat(refused.code()).isEqualTo(JsonErrorCode.LENGTH_LIMIT);
        assertThat(refused.offset()).isEqualTo(7);
    }

    @Test
    void whatTheDocumentSaysIsNotInMessages() {
        String text = "secret".repeat(10);
        JsonReader in = JsonReader.of(
                ('"' + text + '"').getBytes(UTF_8),
                0,
                text.length() + 2,
                JsonOptions.DEFAULT.withContentInErrors(false));

        assertThat(refusal(() -> in.limitLength(3)).getMessage()).doesNotContain("secret");
    }
}
