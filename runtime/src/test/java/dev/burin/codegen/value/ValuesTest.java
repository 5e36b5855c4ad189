package dev.burin.codegen.value;

import static dev.burin.codegen.value.RoundTrip.assertKeyRejected;
import static dev.burin.codegen.value.RoundTrip.assertRejected;
import static dev.burin.codegen.value.RoundTrip.check;
import static dev.burin.codegen.value.RoundTrip.map;
import static dev.burin.codegen.value.RoundTrip.reader;
import static dev.burin.codegen.value.RoundTrip.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.burin.Codecs;
import dev.burin.JsonErrorCode;
import dev.burin.JsonException;
import dev.burin.JsonLimits;
import dev.burin.JsonNull;
import dev.burin.JsonOptions;
import dev.burin.JsonReader;
import dev.burin.JsonValue;
import dev.burin.JsonWriter;
import dev.burin.RawJson;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Strings of other classes, JSON within JSON, and elements that are added to existing collections. */
class ValuesTest {
    private static final RoundTrip.Put<String> RAW_TEXT = Values::putRawText;

    @Test
    void charactersOfEveryClassAreWrittenAsStrings() {
        RoundTrip.<CharSequence>checkAs(
                CharSequence::toString,
                Values::putText,
                JsonReader::readString,
                "a\"é\uD83D\uDE00",
                new StringBuilder("b\\"),
                CharBuffer.wrap("cd").position(1));
        check((RoundTrip.Put<char[]>) Values::putText, in -> in.readString().toCharArray(), new char[0], new char[] {
            'a', '"', '汉'
        });
    }

    @Test
    void whatIsNullInJsonIsNotPresent() {
        JsonWriter out = new JsonWriter();
        for (Object value : Arrays.asList(
                null, JsonNull.NULL, RawJson.of("null"), Optional.empty(), Optional.of(Optional.of(JsonNull.NULL)))) {
            JsonException e =
                    catchThrowableOfType(JsonException.class, () -> Values.presentJson(out, 0, value, "The element"));

            assertThat(e).as("%s", value).hasMessageContaining("The element is null, which its type does not allow");
            assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
        }
        for (Object value : List.of(
                "null",
                RawJson.of("true"),
                RawJson.of("\"null\""),
                Optional.of(RawJson.of("[]")),
                JsonValue.of(Codecs.STRING, "null"))) {
            assertThat(Values.presentJson(out, 0, value, "The element")).isSameAs(value);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\": [1, null ]}", "-0.10e+5", "\"\\u0061\"", "[ ]", "true"})
    void rawTextsAreKeptByteForByte(String json) {
        check(RAW_TEXT, Values::readRawText, json);
        check((RoundTrip.Put<RawJson>) Values::put, Values::readRaw, RawJson.of(json));
        assertThat(text(RAW_TEXT, " " + json + "\n")).isEqualTo(json);
        assertThat(text(RAW_TEXT, json)).isEqualTo(json);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "nul", "{\"a\":}", "[1] [2]", "1,2", "'a'", "\"secret", "\uD83D"})
    void rawTextsThatAreNotJsonAreNotWritten(String broken) {
        JsonException shown = notWritten(JsonOptions.DEFAULT, broken);
        JsonException hidden = notWritten(JsonOptions.DEFAULT.withContentInErrors(false), broken);

        assertThat(shown.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
        assertThat(shown).hasMessageStartingWith("The raw value is no JSON (").hasMessageContaining("$[1]");
        assertThat(hidden).hasMessageStartingWith("The raw value is no JSON, at $[1]");
    }

    @Test
    void rawTextsMayBeAsDeepAsTheWriterAllows() {
        String deep = "[".repeat(600) + "]".repeat(600);
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxDepth(601)));

        out.beginArray();
        out.position(Values.putRawText(out, out.beginValue(), deep));
        out.endArray();

        assertThat(out).hasToString("[" + deep + "]");
        assertThat(notWritten(JsonOptions.DEFAULT, deep).code()).isEqualTo(JsonErrorCode.DEPTH_LIMIT);
    }

    /** Returns the error of writing a raw text as the second element of an array. */
    private static JsonException notWritten(JsonOptions options, String broken) {
        JsonWriter out = new JsonWriter(options);
        out.beginArray();
        out.writeInt(0);

        return catchThrowableOfType(
                JsonException.class, () -> out.position(Values.putRawText(out, out.beginValue(), broken)));
    }

    @Test
    void treesSurviveARoundTripAndNullIsRejected() {
        check(
                (RoundTrip.Put<JsonValue>) Values::put,
                Values::readTree,
                JsonValue.parse("{\"b\":[1.50,null],\"a\":{}}"),
                JsonValue.parse("\"\""));
        assertRejected("a value other than null", Values::readTree, "null");
        assertRejected("a value other than null", Values::readRaw, "null");
        assertRejected("a value other than null", Values::readRawText, "null");
    }

    @Test
    void namesOfFurtherMembersMustNotBeTaken() {
        Set<String> names = Set.of("id", "größe");

        assertThat(map((out, at, name) -> Values.put(out, out.putMember(at, name, names), RawJson.of("1")) - 1, "x\""))
                .isEqualTo("{,\"x\\\"\":7}");
        for (String taken : names) {
            assertKeyRejected((out, at, none) -> out.putMember(at, taken, names));
        }
        assertKeyRejected((out, at, none) -> out.putMember(at, null, names));
    }

    @Test
    void elementsThatWereReadAreAddedToTheExistingCollection() {
        List<Object> list = new ArrayList<>(List.of(1));
        Map<Object, Object> map = new HashMap<>(Map.of("a", 1));

        Values.addAll(list, List.of(2, 3));
        Values.addAll(list, null);
        Values.addAll(map, Map.of("b", 2));
        Values.addAll(map, null);

        assertThat(list).containsExactly(1, 2, 3);
        assertThat(map).isEqualTo(Map.of("a", 1, "b", 2));
        assertThatThrownBy(() -> Values.addAll((Collection<Object>) null, List.of()))
                .hasMessage("there is no collection to add to");
        assertThatThrownBy(() -> Values.addAll((Map<Object, Object>) null, Map.of()))
                .hasMessage("there is no map to put into");
    }

    @Test
    void anAbsentMemberGetsWhatTheCodecReadsForNull() {
        assertThat(Values.absent(RawJson.CODEC.optional())).isNotNull();
        assertThat(Values.absent(RawJson.CODEC)).isNull();
        assertThat(RawJson.CODEC.optional().read(reader("null"))).isEqualTo(Values.absent(RawJson.CODEC.optional()));
    }

    @Test
    void requiredValuesAreNotWrittenAsNull() {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT);

        assertThat(Values.present(out, 0, "a", "Line.sku")).isEqualTo("a");
        JsonException e = catchThrowableOfType(JsonException.class, () -> Values.present(out, 0, null, "Line.sku"));
        assertThat(e.code()).isEqualTo(JsonErrorCode.NOT_REPRESENTABLE);
        assertThat(e).hasMessageStartingWith("Line.sku is null, which its type does not allow");
    }
}
