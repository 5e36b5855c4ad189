package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.LineCodec.Line;
import dev.burin.reference.OwnThread;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CodecTest {
    private static final LineCodec CODEC = LineCodec.INSTANCE;
    private static final Line LINE =
            new Line("A-1", -42, Arrays.asList("neu", null, "größer \"10\"\n"), new Line(null, 0, List.of(), null));
    private static final String JSON =
            "{\"sku\":\"A-1\",\"count\":-42,\"tags\":[\"neu\",null,\"größer \\\"10\\\"\\n\"],"
                    + "\"next\":{\"sku\":null,\"count\":0,\"tags\":[],\"next\":null}}";

    @Test
    void equalKeysAreRejectedAtTheSecondOne() {
        KeyCodec<Integer> lengths = new KeyCodec<>() {
            @Override
            public String toName(Integer key) {
                return "x".repeat(key);
            }

            @Override
            public Integer fromName(String name) {
                return name.length();
            }
        };
        Codec<Map<Integer, Line>> codec = CODEC.map(lengths);

        assertThat(codec.fromJson("{\"a\":null,\"ab\":null}")).containsOnlyKeys(1, 2);
        assertThatThrownBy(() -> codec.fromJson("{\"a\":null,\"b\":null}"))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("\"b\" occurs twice");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"k\":null,^\"k\":null}",
                "{\"k\":{\"count\":1},\"j\":null,^\"\\u006b\" : {\"count\":2}}",
                "{\"k\":{\"count\":1},^\"k\":{\"count\":\"one\"}}",
                "{\"k\":null,^\"k\":{\"next\":{\"count\":1,\"count\":1}}}",
                "{\"k\":null, ^\"k\":[{\"k\":}]}",
                "{\"k\":null,^\"k\":"
            })
    void aNameOfAMapIsRejectedAtTheSecondOneWhateverItsValue(String marked) {
        String json = marked.replace("^", "");

        JsonException e =
                catchThrowableOfType(JsonException.class, () -> CODEC.map().fromJson(json));

        assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME);
        assertThat(e.offset()).isEqualTo(marked.indexOf('^'));
    }

    @Test
    void aValueOfAMapThatCannotBeReadIsRejectedItself() {
        assertThatThrownBy(() -> CODEC.map().fromJson("{\"j\":null,\"k\":{\"count\":\"one\"}}"))
                .hasMessage("Expected an int but found the string \"one\", at $.k.count (line 1, column 24).");
    }

    @Test
    void everyOutputHasTheSameJson() throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        CODEC.toJson(LINE, stream);
        byte[] target = new byte[JSON.getBytes(UTF_8).length + 3];
        int length = CODEC.toJson(LINE, target, 2);

        assertThat(CODEC.toJson(LINE)).isEqualTo(JSON);
        assertThat(CODEC.toJsonBytes(LINE)).isEqualTo(JSON.getBytes(UTF_8));
        assertThat(stream.toByteArray()).isEqualTo(JSON.getBytes(UTF_8));
        assertThat(new String(target, 2, length, UTF_8)).isEqualTo(JSON);
    }

    @Test
    void everyInputGivesTheSameValue() throws IOException {
        byte[] bytes = JSON.getBytes(UTF_8);
        byte[] padded = ("\"}]9" + JSON + "\"}]9").getBytes(UTF_8);
        ByteBuffer direct = ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
        ByteBuffer part = ByteBuffer.wrap(padded, 4, bytes.length);

        assertThat(CODEC.fromJson(bytes)).isEqualTo(LINE);
        assertThat(CODEC.fromJson(padded, 4, bytes.length)).isEqualTo(LINE);
        assertThat(CODEC.fromJson(JSON)).isEqualTo(LINE);
        assertThat(CODEC.fromJson(new ByteArrayInputStream(bytes))).isEqualTo(LINE);
        assertThat(CODEC.fromJson(direct)).isEqualTo(LINE);
        assertThat(CODEC.fromJson(part)).isEqualTo(LINE);
        assertThat(direct.hasRemaining() || part.hasRemaining()).isFalse();
    }

    @Test
    void aTargetArrayThatIsTooShortIsLeftUnchanged() {
        byte[] target = new byte[20];

        assertThatThrownBy(() -> CODEC.toJson(LINE, target, 1))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.OUTPUT_TOO_LARGE));
        assertThat(target).containsOnly(0);
    }

    @Test
    void derivedCodecsReadAndWriteNulls() {
        List<Line> lines = Arrays.asList(LINE, null);
        Map<String, Line> byName = Map.of("a", LINE);

        assertThat(CODEC.list().fromJson(CODEC.list().toJson(lines))).isEqualTo(lines);
        assertThat(CODEC.map().fromJson(CODEC.map().toJson(byName))).isEqualTo(byName);
        assertThat(CODEC.set().fromJson("[" + JSON + "," + JSON + "]")).containsExactly(LINE);
        assertThat(CODEC.array(Line[]::new).fromJson("[" + JSON + ",null]")).containsExactly(LINE, null);
        assertThat(CODEC.optional().fromJson("null")).isEqualTo(Optional.empty());
        assertThat(CODEC.optional().toJson(Optional.empty())).isEqualTo("null");
        assertThat(CODEC.nullable().fromJson(" null ")).isNull();
        assertThat(CODEC.nullable().toJson(null)).isEqualTo("null");
        assertThat(CODEC.list().list().toJson(List.of(List.of(), List.of(LINE))))
                .isEqualTo("[[],[" + JSON + "]]");
    }

    @Test
    void derivedCodecsOfDerivedCodecsSurviveARoundTrip() {
        Codec<List<Optional<Line>>> optionals = CODEC.optional().list();
        Codec<Map<String, Optional<Line>>> byName = CODEC.optional().map();
        Codec<Line[]> array = CODEC.array(Line[]::new);
        List<Optional<Line>> lines = List.of(Optional.empty(), Optional.of(LINE));

        assertThat(optionals.fromJson(optionals.toJson(lines))).isEqualTo(lines);
        assertThat(byName.fromJson("{\"a\":null}")).isEqualTo(Map.of("a", Optional.empty()));
        assertThat(CODEC.nullable().list().fromJson("[null]")).containsExactly((Line) null);
        assertThat(array.fromJson(array.toJson(new Line[] {null, LINE}))).containsExactly(null, LINE);
    }

    @Test
    void derivedCodecsRejectNullUnlessTheyAreNullable() {
        for (Codec<?> codec : List.of(CODEC, CODEC.list(), CODEC.set(), CODEC.map(), CODEC.array(Line[]::new))) {
            assertThatThrownBy(() -> codec.toJson(null))
                    .isInstanceOfSatisfying(
                            JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE));
        }
        assertThat(CODEC.list().nullable().toJson(null)).isEqualTo("null");
    }

    @Test
    void aNullKeyIsRejectedWhateverTheKeyCodecDoes() {
        KeyCodec<UUID> keys = new KeyCodec<>() {
            @Override
            public String toName(UUID key) {
                return key.toString();
            }

            @Override
            public UUID fromName(String name) {
                return UUID.fromString(name);
            }
        };
        Map<UUID, Line> lines = new HashMap<>();
        lines.put(null, LINE);

        assertThatThrownBy(() -> CODEC.map(keys).toJson(lines))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE));
    }

    @Test
    void membersMayComeInAnyOrderSpacedAndEscaped() {
        Line expected = new Line("x", 7, List.of("t"), null);

        assertThat(CODEC.fromJson("{\"count\":7,\"sku\":\"x\",\"tags\":[\"t\"]}"))
                .isEqualTo(expected);
        assertThat(CODEC.fromJson(" { \"tags\" : [ \"t\" ] ,\n\t\"count\"\r:\t7 , \"sku\" : \"x\" } \n"))
                .isEqualTo(expected);
        assertThat(CODEC.fromJson(
                        "{\n    \"sku\": \"x\",\n    \"count\": 7,\n    \"tags\": [\n        \"t\"\n    ]\n}"))
                .isEqualTo(expected);
        assertThat(CODEC.fromJson("{\"s\\u006bu\":\"x\",\"\\u0063ount\":7,\"t\\u0061gs\":[\"t\"]}"))
                .isEqualTo(expected);
        assertThat(
                        CODEC.fromJson(
                                "{\"other\":{\"a\":[1,{}]},\"sku\":\"x\",\"ß\":0,\"count\":7,\"skus\":1,\"tags\":[\"t\"],\"z\":[]}"))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"sku\":\"x\",\"sku\":\"y\",\"count\":1}",
                "{\"count\":1,\"sku\":\"x\",\"c\\u006funt\":1}",
                "{\"tags\":[],\"count\":1,\"tags\":[]}",
                "{\"count\":1, \"count\" :1}"
            })
    void duplicateNamesAreRejectedAtTheSecondOne(String json) {
        JsonException e = catchThrowableOfType(JsonException.class, () -> CODEC.fromJson(json));

        assertThat(e).isInstanceOf(JsonMismatchException.class);
        assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME);
        assertThat(json.substring((int) e.offset())).matches("\"(sku|c\\\\u006funt|tags|count)\".*");
        assertThat(e.offset()).isGreaterThan(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{^,\"count\":1,\"tags\":[\"as long as several words\"]}",
                "{ ^,\"count\":1,\"tags\":[\"as long as several words\"]}",
                "{\"x\":0,^,\"count\":1,\"tags\":[\"as long as several words\"]}",
                "{\"sku\":\"\", ^,\"tags\":[\"as long as several words\"],\"count\":1}"
            })
    void anExtraCommaBeforeAKnownMemberIsRejected(String marked) {
        String json = marked.replace("^", "");

        JsonException e = catchThrowableOfType(JsonException.class, () -> CODEC.fromJson(json));

        assertThat(e).isInstanceOf(JsonSyntaxException.class);
        assertThat(e.offset()).isEqualTo(marked.indexOf('^'));
    }

    @Test
    void errorsShowNothingFromBeforeTheDocument() {
        byte[] message = "secretnil".getBytes(UTF_8);

        assertThatThrownBy(() -> CODEC.fromJson(message, 6, 3))
                .hasMessage("Expected true, false or null but found nil, at $ (line 1, column 2).");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\'', textBlock = """
                    {}                                | MISSING_MEMBER   | 1  | Line.count is required but missing, at $ (line 1, column 2).
                    {"count":null}                    | TYPE_MISMATCH    | 9  | Expected an int but found null (a boxed type that may be null accepts it; for a primitive member, nullForPrimitive = DEFAULT does), at $.count (line 1, column 10).
                    {"count":1.5}                     | TYPE_MISMATCH    | 9  | Expected an integer but found 1.5, at $.count (line 1, column 10).
                    {"count":"1"}                     | TYPE_MISMATCH    | 9  | 'Expected an int but found the string "1", at $.count (line 1, column 10).'
                    {"count":2147483648}              | OUT_OF_RANGE     | 9  | The number 2147483648 is out of range for an int, at $.count (line 1, column 10).
                    {"count":012}                     | INVALID_NUMBER   | 10 | 'Invalid number (a number has no leading zeros): found 12, at $.count (line 1, column 11).'
                    {"count":1,}                      | UNEXPECTED_BYTE  | 11 | 'Expected a member name in quotes but found ''}'' (a comma stands between two members or elements only), at $ (line 1, column 12).'
                    {"count":1 "sku":null}            | UNEXPECTED_BYTE  | 11 | 'Expected a comma or the end of the object but found the string "sku", at $ (line 1, column 12).'
                    {"count":1}x                      | TRAILING_CONTENT | 11 | 'Expected the end of the document but found x, at $ (line 1, column 12).'
                    {"count":1                        | UNEXPECTED_END   | 10 | 'Expected a comma or the end of the object but the document ends here, at $ (line 1, column 11).'
                    {"count":1,"tags":[1]}            | TYPE_MISMATCH    | 19 | 'Expected a string but found 1, at $.tags[0] (line 1, column 20).'
                    {"count":1,"tags":["a",]}         | UNEXPECTED_BYTE  | 23 | 'Expected a string but found '']'' (a comma stands between two members or elements only), at $.tags[1] (line 1, column 24).'
                    {"count":1,"x":{"y":[tru]}}       | UNEXPECTED_BYTE  | 24 | 'Expected true, false or null but found '']'', at $.x.y[0] (line 1, column 25).'
                    {"count":1,"x":[nil]}             | UNEXPECTED_BYTE  | 17 | 'Expected true, false or null but found nil, at $.x[0] (line 1, column 18).'
                    not json                          | UNEXPECTED_BYTE  | 1  | 'Expected true, false or null but found not, at $ (line 1, column 2).'
                    []                                | TYPE_MISMATCH    | 0  | 'Expected an object but found an array, at $ (line 1, column 1).'
                    null                              | TYPE_MISMATCH    | 0  | 'Expected an object but found null, at $ (line 1, column 1).'
                    ''                                | UNEXPECTED_END   | 0  | 'Expected an object but the document is empty, at $ (line 1, column 1).'
                    """)
    void errorsSayWhatAndWhere(String json, JsonErrorCode code, long offset, String message) {
        JsonException e = catchThrowableOfType(JsonException.class, () -> CODEC.fromJson(json));

        assertThat(e).hasMessage(message);
        assertThat(e.code()).isEqualTo(code);
        assertThat(e.offset()).isEqualTo(offset);
    }

    @Test
    void theDepthLimitCountsReadAndSkippedLevelsAlike() throws Exception {
        OwnThread.run(OwnThread.RECURSION_BYTES, () -> {
            readToTheDepthLimit();
            return null;
        });
    }

    private static void readToTheDepthLimit() {
        int maxDepth = JsonLimits.DEFAULT.maxDepth();
        String skipped = "{\"x\":" + "[".repeat(maxDepth - 1) + "]".repeat(maxDepth - 1) + ",\"count\":1}";
        String tooDeep = "{\"x\":" + "[".repeat(maxDepth) + "]".repeat(maxDepth) + ",\"count\":1}";
        String read = "{\"count\":1,\"next\":".repeat(maxDepth);

        assertThat(CODEC.fromJson(skipped).count()).isEqualTo(1);
        assertThatThrownBy(() -> CODEC.fromJson(tooDeep)).isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
            assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT);
            assertThat(e.offset()).isEqualTo(5 + maxDepth - 1);
        });
        assertThatThrownBy(() -> CODEC.fromJson(read + "{")).isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
            assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT);
            assertThat(e.offset()).isEqualTo(read.length());
        });
    }

    @Test
    void writingAGraphThatIsTooDeepFails() throws Exception {
        int withComparison = 2 * OwnThread.RECURSION_BYTES; // equals of nested records is recursive
        OwnThread.run(withComparison, () -> {
            writeToTheDepthLimit();
            return null;
        });
    }

    private static void writeToTheDepthLimit() {
        Line line = null;
        for (int i = 0; i < JsonLimits.DEFAULT.maxDepth(); i++) {
            line = new Line(null, i, null, line);
        }
        Line deepest = line;
        Line tooDeep = new Line(null, 0, null, line);

        assertThat(CODEC.fromJson(CODEC.toJsonBytes(deepest))).isEqualTo(deepest);
        assertThatThrownBy(() -> CODEC.toJsonBytes(tooDeep))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT));
        assertThat(CODEC.toJson(LINE)).isEqualTo(JSON);
    }

    @Test
    void everyTruncationIsRejectedAtTheEnd() {
        byte[] json = JSON.getBytes(UTF_8);
        for (int length = 0; length < json.length; length++) {
            int cut = length;
            byte[] hostile = Arrays.copyOf(json, json.length + 8);
            Arrays.fill(hostile, length, hostile.length, (byte) '"');

            assertThatThrownBy(() -> CODEC.fromJson(hostile, 0, cut))
                    .isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
                        assertThat(e.code()).as("cut at %d", cut).isEqualTo(JsonErrorCode.UNEXPECTED_END);
                        assertThat(e.offset()).isEqualTo(cut);
                    });
        }
    }

    @Test
    void longStringsOfEveryKindSurvive() {
        for (String unit : List.of("a", "\n", "é", "汉", "\uD83D\uDE00", "a\"", "xyz\uD83D\uDE00")) {
            for (int count : new int[] {1, 7, 31, 100, 4095, 4096, 4097, 20_000}) {
                Line line = new Line(unit.repeat(count), 1, null, null);
                assertThat(CODEC.fromJson(CODEC.toJsonBytes(line))).isEqualTo(line);
            }
        }
    }

    @Test
    void aQuestionMarkNextToASurrogatePairIsNotTakenForHalfOfOne() {
        Codec<List<Line>> codec = CODEC.list();

        assertThat(codec.fromJson("[{\"sku\":\"?\uD83D\uDE00?\",\"count\":1}]")
                        .get(0)
                        .sku())
                .isEqualTo("?\uD83D\uDE00?");
    }

    @Test
    void halfOfASurrogatePairIsRejectedBothWays() {
        Line line = new Line("ab\uD83D", 1, List.of(), null);

        assertThatThrownBy(() -> CODEC.toJson(line))
                .hasMessageContaining("index 2")
                .hasMessageContaining("$.sku");
        assertThatThrownBy(() -> CODEC.fromJson("{\"sku\":\"\uD83D\",\"count\":1}"))
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.offset()).isEqualTo(8));
        assertThatThrownBy(() -> CODEC.fromJson("{\"sku\":\"\\uD83D\",\"count\":1}"))
                .isInstanceOf(JsonSyntaxException.class);
        assertThat(CODEC.fromJson("{\"sku\":\"?\",\"count\":1}").sku()).isEqualTo("?");
    }
}
