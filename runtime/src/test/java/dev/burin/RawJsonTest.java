package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.LineCodec.Line;
import dev.burin.codegen.value.Values;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Raw values are the bytes of their document, validated once and for all, and are allowed wherever values are. */
class RawJsonTest {
    private static final JsonOptions THREE_LEVELS = JsonOptions.DEFAULT.withLimits(new JsonLimits(3, 1_000, 10_000));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "0",
                "-1.50e+3",
                "\"\\u0041 \\n\u00e9\uD83D\uDE00\"",
                "{ \"a\" : [ 1 ,\n2 ], \"a\":null }",
                "[]",
                "{}",
                "1e999"
            })
    void theBytesAreKeptExceptForSurroundingWhitespace(String json) {
        RawJson raw = RawJson.of(" \r\n\t" + json + "\n ");

        assertThat(raw).hasToString(json);
        assertThat(raw.toByteArray()).isEqualTo(json.getBytes(UTF_8));
        assertThat(raw.size()).isEqualTo(json.getBytes(UTF_8).length);
        assertThat(RawJson.CODEC.toJson(raw)).isEqualTo(json);
        assertThat(RawJson.of(raw.toByteArray())).isEqualTo(raw);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    `` | UNEXPECTED_END | 0
                    ` ` | UNEXPECTED_END | 1
                    [1,] | UNEXPECTED_BYTE | 3
                    [01] | INVALID_NUMBER | 2
                    1 2 | TRAILING_CONTENT | 2
                    {"a":1]} | UNEXPECTED_BYTE | 6
                    "\\uD800" | INVALID_STRING | 1
                    "a | UNEXPECTED_END | 2
                    """)
    void invalidJsonIsRejectedAtItsOffset(String json, JsonErrorCode code, long offset) {
        JsonException e = catchThrowableOfType(JsonException.class, () -> RawJson.of(json));

        assertThat(e).isInstanceOf(JsonSyntaxException.class);
        assertThat(e.code()).isEqualTo(code);
        assertThat(e.offset()).isEqualTo(offset);
        assertThat(catchThrowableOfType(JsonException.class, () -> RawJson.of(json.getBytes(UTF_8))))
                .hasMessage(e.getMessage());
    }

    @Test
    void anUnpairedSurrogateInAStringIsRejected() {
        assertThatThrownBy(() -> RawJson.of("\"\uD800\"")).isInstanceOf(JsonSyntaxException.class);
    }

    @Test
    void arraysOfTheCallerAreNotShared() {
        byte[] json = "[1,2]".getBytes(UTF_8);
        RawJson raw = RawJson.of(json);
        RawJson element = RawJson.CODEC.list().fromJson(json).get(1);
        Arrays.fill(json, (byte) 'x');
        Arrays.fill(raw.toByteArray(), (byte) 'x');

        assertThat(raw).hasToString("[1,2]");
        assertThat(element).hasToString("2");
    }

    @Test
    void equalityAndOrderAreThoseOfTheBytes() {
        RawJson one = RawJson.of("1.0");

        assertThat(one).isEqualTo(RawJson.of(" 1.0 ")).hasSameHashCodeAs(RawJson.of(" 1.0 "));
        assertThat(one).isNotEqualTo(RawJson.of("1.00")).isNotEqualTo("1.0").isNotEqualTo(null);
        assertThat(one).isEqualByComparingTo(RawJson.of("1.0")).isLessThan(RawJson.of("1.00"));
        assertThat(RawJson.of("\"é\"")).isGreaterThan(RawJson.of("\"a\""));
    }

    @Test
    void aCodecReadsARawValueAndLocatesErrorsWithinIt() {
        Map<String, RawJson> envelope = RawJson.CODEC.map().fromJson("""
                {"good": {"sku":"A-1","count":2} , "bad": {"count":[]}}""");

        assertThat(envelope.get("good").read(LineCodec.INSTANCE)).isEqualTo(new Line("A-1", 2, null, null));
        assertThatThrownBy(() -> envelope.get("bad").read(LineCodec.INSTANCE))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.path()).isEqualTo("$.count");
                    assertThat(e.offset()).isEqualTo(9);
                });
        assertThatThrownBy(() -> RawJson.of("[[1]]")
                        .read(RawJson.CODEC.with(JsonOptions.DEFAULT.withLimits(new JsonLimits(1, 1, 1)))))
                .hasMessageContaining("1 level ");
    }

    @Test
    void containersHoldRawValuesAndNull() {
        RawJson one = RawJson.of("1");

        assertThat(RawJson.CODEC.list().fromJson("[ 1 , null,\"a\"]")).containsExactly(one, null, RawJson.of("\"a\""));
        assertThat(RawJson.CODEC.set().fromJson("[1,1, 1 ]")).containsExactly(one);
        assertThat(RawJson.CODEC.map().fromJson("{\"a\":1,\"b\":null}"))
                .containsEntry("a", one)
                .containsEntry("b", null);
        assertThat(RawJson.CODEC.optional().fromJson("null")).isEmpty();
        assertThat(RawJson.CODEC.optional().fromJson("1")).contains(one);
        assertThat(RawJson.CODEC.nullable().fromJson("null")).isNull();
        assertThat(RawJson.CODEC.fromJson("null")).hasToString("null");
        assertThat(RawJson.CODEC.list().toJson(Arrays.asList(one, null, RawJson.of("{ }"))))
                .isEqualTo("[1,null,{ }]");
        assertThat(RawJson.CODEC.optional().toJson(Optional.empty())).isEqualTo("null");
        assertThatThrownBy(() -> RawJson.CODEC.toJson(null)).isInstanceOf(JsonException.class);
    }

    @Test
    void nullIsRejectedWhereNoNullIsAllowed() {
        assertThatThrownBy(() -> Values.readRaw(JsonReader.of(" null".getBytes(UTF_8))))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("Expected a value other than null");
        assertThat(Values.readRaw(JsonReader.of(" {} ".getBytes(UTF_8)))).hasToString("{}");
    }

    @Test
    void rawValuesAreWrittenWhereverOthersAre() {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.name("a").writeRaw(RawJson.of("[1, 2]"));
        out.name("b").writeRaw(null);
        out.name("c").beginArray();
        out.writeRaw(RawJson.of("\"x\""));
        out.writeInt(1);
        out.writeRaw(RawJson.of("{}"));
        out.endArray();
        out.endObject();

        assertThat(out).hasToString("{\"a\":[1, 2],\"b\":null,\"c\":[\"x\",1,{}]}");
    }

    @Test
    void aRawValueWithoutANameAndASecondRawValueAreRejected() {
        JsonWriter object = new JsonWriter();
        object.beginObject();
        assertThatThrownBy(() -> object.writeRaw(RawJson.of("1"))).isInstanceOf(IllegalStateException.class);

        JsonWriter document = new JsonWriter();
        document.writeRaw(RawJson.of("1"));
        assertThatThrownBy(() -> document.writeRaw(RawJson.of("2"))).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void valuesLargerThanTheWriterAreWritten() {
        RawJson large = RawJson.of("\"" + "x".repeat(3_000_000) + "\"");

        assertThat(RawJson.CODEC.list().toJson(List.of(large, large))).isEqualTo("[" + large + "," + large + "]");
    }

    @Test
    void aRawValueAmongUntypedValuesIsWrittenUnchanged() {
        JsonWriter out = new JsonWriter();

        out.position(Values.putUntyped(out, 0, Map.of("a", List.of(RawJson.of("1.0"), "b"))));

        assertThat(out).hasToString("{\"a\":[1.0,\"b\"]}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    [[]] | [[[]]]
                    {"a":{"b":1}} | {"a":{"b":{}}}
                    [[],{"a":"[[[["}] | [[],{"a":["[[[["]}]
                    [{},"\\"[{[{",{}] | [{},"\\"[{[{",{"":[]}]
                    """)
    void theLevelsOfARawValueAreAddedToThoseAroundIt(String atLimit, String beyond) {
        Codec<List<RawJson>> codec = RawJson.CODEC.list().with(THREE_LEVELS);

        String written = codec.toJson(List.of(RawJson.of(atLimit)));
        assertThat(codec.fromJson(written)).containsExactly(RawJson.of(atLimit));

        RawJson deep = RawJson.of(beyond);
        assertThatThrownBy(() -> codec.toJson(List.of(deep)))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT))
                .hasMessageContaining("Nested deeper than 3 levels: the raw value")
                .hasMessageContaining("at $[0]");
        assertThat(RawJson.CODEC.with(THREE_LEVELS).toJson(deep)).isEqualTo(beyond);
        assertThatThrownBy(() -> codec.fromJson("[" + beyond + "]")).hasMessageContaining("3 levels");
    }

    @Test
    void theDeepestPossibleValueIsWrittenOnlyAtTheTopLevel() {
        int maxDepth = JsonLimits.DEFAULT.maxDepth();
        String deepest = "[".repeat(maxDepth) + "]".repeat(maxDepth);

        RawJson raw = RawJson.of(deepest);

        assertThat(RawJson.CODEC.toJson(raw)).isEqualTo(deepest);
        assertThatThrownBy(() -> RawJson.CODEC.list().toJson(List.of(raw))).hasMessageContaining("512 levels");
        assertThatThrownBy(() -> RawJson.of("[" + deepest + "]")).hasMessageContaining("512 levels");
        // The same again, now that the levels have been counted.
        assertThat(RawJson.CODEC.toJson(raw)).isEqualTo(deepest);
    }

    @Test
    void anErrorInARawValueIsTheCauseOfTheErrorAroundIt() {
        Codec<Line> nested = new Codec<>() {
            @Override
            public void write(JsonWriter out, Line value) {
                out.writeRaw(RawJson.of(LineCodec.INSTANCE.toJsonBytes(value)));
            }

            @Override
            public Line read(JsonReader in) {
                return in.readRaw().read(LineCodec.INSTANCE);
            }
        };

        assertThat(nested.list().fromJson("[{\"count\":1}]")).containsExactly(new Line(null, 1, null, null));
        assertThatThrownBy(() -> nested.list().fromJson("[{\"count\":1}, {\"count\":\"\"}]"))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.REFUSED_VALUE);
                    assertThat(e.path()).isEqualTo("$[1]");
                    assertThat(((JsonException) e.getCause()).path()).isEqualTo("$.count");
                });
    }
}
