package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Merge patches applied to values: what a patch does not change stays as it is. */
class MergeTest {
    private static String merged(Codec<Map<String, RawJson>> codec, String target, String patch) {
        Map<String, RawJson> current = new LinkedHashMap<>(codec.fromJson(target));
        return codec.toJson(codec.merge(current, patch.getBytes(UTF_8)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{\"a\":{\"x\":1,\"x\":2}} | {\"b\":3} | {\"a\":{\"x\":1,\"x\":2},\"b\":3}",
                "{\"a\":[{\"x\":1,\"x\":2}, 1.0] ,\"b\":1e999} | {\"b\":null} | {\"a\":[{\"x\":1,\"x\":2}, 1.0]}",
                "{\"a\":{\"x\":1,\"x\":2}} | {\"a\":null} | {}",
                "{\"a\":{\"x\":1,\"x\":2}} | {\"a\":[3]} | {\"a\":[3]}",
                "{\"a\":{\"x\":1, \"y\":{\"z\":2, \"z\":2}}} | {\"a\":{\"x\":{\"q\":null,\"p\":1}}} "
                        + "| {\"a\":{\"x\":{\"p\":1},\"y\":{\"z\":2, \"z\":2}}}",
                "{\"\\u0061\":1} | {\"a\":2,\"b\":null} | {\"a\":2}"
            })
    void valuesThatAreNotPatchedAreCopied(String target, String patch, String result) {
        Codec<Map<String, RawJson>> codec = RawJson.CODEC.map();

        assertThat(merged(codec, target, patch)).isEqualTo(result);
        assertThat(merged(codec.with(JsonOptions.PRETTY), target, patch).replaceAll("\\s", ""))
                .isEqualTo(result.replaceAll("\\s", ""));
    }

    @Test
    void aPatchMayBeAText() {
        Codec<Map<String, String>> codec = Codecs.STRING.map();
        Codec<Map<String, String>> discreet = codec.with(JsonOptions.DEFAULT.withContentInErrors(false));
        Map<String, String> current = Map.of("a", "1");

        assertThat(codec.merge(current, "{\"b\":\"\u00e9\"}")).isEqualTo(Map.of("a", "1", "b", "\u00e9"));
        assertThat(discreet.merge(current, "{\"a\":\"2\"}")).isEqualTo(Map.of("a", "2"));
        assertThatThrownBy(() -> codec.merge(current, "{\"b\":\"\uD800\"}"))
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.path()).isEqualTo("$.b"));
        assertThatThrownBy(() -> discreet.merge(current, "{\"b\":\"\uD800\"}"))
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.path()).isEqualTo("$.*"));
    }

    @Test
    void duplicateNamesInPatchedObjectsAreRejected() {
        assertThatThrownBy(() -> merged(RawJson.CODEC.map(), "{\"a\":{\"x\":1,\"x\":2}}", "{\"a\":{\"y\":1}}"))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.DUPLICATE_NAME);
                    assertThat(e.path()).isEqualTo("$.a.x");
                });
    }

    @Test
    void aPatchDeeperThanTheStackIsRejected() {
        int levels = 200_000;
        byte[] patch = ("{\"k\":".repeat(levels) + "1" + "}".repeat(levels)).getBytes(UTF_8);
        Codec<JsonValue> codec = JsonValue.CODEC.with(JsonOptions.DEFAULT.withLimits(new JsonLimits(levels, 10, 10)));

        assertTooDeep(() -> codec.merge(JsonNull.NULL, patch));
        JsonValue value = codec.fromJson(patch);
        assertTooDeep(() -> value.mergePatch(value));
    }

    private static void assertTooDeep(ThrowingCallable merge) {
        assertThatThrownBy(merge)
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT))
                .hasCauseInstanceOf(StackOverflowError.class);
    }

    @Test
    void errorsAreSaidToBeInTheMergedDocument() {
        Codec<Map<String, Integer>> codec = Codecs.INTEGER.map();

        assertThatThrownBy(() -> codec.merge(Map.of("a", 1), "{ \"b\" : \"x\" }".getBytes(UTF_8)))
                .isInstanceOfSatisfying(JsonMismatchException.class, e -> {
                    assertThat(e.code()).isEqualTo(JsonErrorCode.TYPE_MISMATCH);
                    assertThat(e.path()).isEqualTo("$.b");
                    assertThat(e.offset()).isEqualTo(11);
                })
                .hasMessage("Expected an int but found the string \"x\" in the merged document, "
                        + "at $.b (line 1, column 12).");
        assertThatThrownBy(() -> codec.merge(Map.of("a", 1), "{ \"b\" : }".getBytes(UTF_8)))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageNotContaining("merged");
    }

    @Test
    void stackOverflowsAreSaidToBeInTheMergedDocument() {
        Codec<String> endless = new Codec<>() {
            @Override
            public void write(JsonWriter out, String value) {
                out.writeString(value);
            }

            @Override
            public String read(JsonReader in) {
                return in.peekByte() == '"' ? read(in) : "";
            }
        };

        assertThatThrownBy(() -> endless.merge("a", "\"b\"".getBytes(UTF_8)))
                .isInstanceOf(JsonSyntaxException.class)
                .hasMessageContaining(" in the merged document, at $")
                .hasCauseInstanceOf(StackOverflowError.class);
    }

    @Test
    void theExceptionOfACodecStaysTheCause() {
        KeyCodec<Integer> numbers = new KeyCodec<>() {
            @Override
            public String toName(Integer key) {
                return key.toString();
            }

            @Override
            public Integer fromName(String name) {
                return Integer.valueOf(name);
            }
        };
        Codec<Map<Integer, Integer>> codec = Codecs.INTEGER.map(numbers);

        assertThatThrownBy(() -> codec.merge(Map.of(1, 1), "{\"x\":2}".getBytes(UTF_8)))
                .isInstanceOf(JsonMismatchException.class)
                .hasMessageContaining("in the merged document")
                .hasCauseInstanceOf(NumberFormatException.class);
    }

    @Test
    void thePatchBoundsTheDepth() {
        byte[] deep = ("{\"a\":".repeat(512) + "1" + "}".repeat(512)).getBytes(UTF_8);
        Codec<Map<String, RawJson>> codec = RawJson.CODEC.map();

        assertThat(codec.merge(codec.fromJson(deep), deep)).hasSize(1);
        assertThatThrownBy(() -> codec.merge(Map.of(), ("{\"a\":".repeat(100_000)).getBytes(UTF_8)))
                .isInstanceOf(JsonException.class);
    }

    @Test
    void rawJsonThatIsNotChangedKeepsItsBytesWhateverTheIndent() {
        Codec<Map<String, RawJson>> codec = RawJson.CODEC.map().with(JsonOptions.PRETTY);
        Map<String, RawJson> signed = Map.of("signed", RawJson.of("[1,2]"));

        assertThat(codec.merge(signed, "{}".getBytes(UTF_8))).isEqualTo(signed);
    }
}
