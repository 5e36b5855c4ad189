package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.conformance.Documents;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrettyPrintTest {
    private static final Codec<RawJson> PRETTY = RawJson.CODEC.with(JsonOptions.PRETTY);

    private static final RawJson VALUE = RawJson.of("""
            {"a":[1,  {"b":null}],"c" : { },"d":[ [ ] ],"e":"{\\"x\\": [1,2]}","f":true}""");

    @Test
    void everyMemberAndElementHasItsOwnLine() {
        assertThat(PRETTY.toJson(VALUE)).isEqualTo("""
                {
                  "a": [
                    1,
                    {
                      "b": null
                    }
                  ],
                  "c": {},
                  "d": [
                    []
                  ],
                  "e": "{\\"x\\": [1,2]}",
                  "f": true
                }""");
    }

    @Test
    void theIndentIsConfigurable() {
        Codec<RawJson> four = RawJson.CODEC.with(JsonOptions.DEFAULT.withIndent(4));
        Codec<RawJson> none = PRETTY.with(JsonOptions.PRETTY.withIndent(0));

        assertThat(four.toJson(RawJson.of("[1]"))).isEqualTo("[\n    1\n]");
        assertThat(none.toJson(RawJson.of("[1]"))).isEqualTo("[1]");
        assertThatThrownBy(() -> JsonOptions.DEFAULT.withIndent(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> JsonOptions.DEFAULT.withIndent(17)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void everyOutputIsIndented() throws IOException {
        RawJson value = RawJson.of("[1]");
        byte[] target = new byte[20];
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        JsonWriter out = new JsonWriter(JsonOptions.PRETTY);

        PRETTY.toJson(value, stream);
        int length = PRETTY.toJson(value, target, 2);
        out.writeRaw(value);

        assertThat(PRETTY.toJsonBytes(value)).asString(UTF_8).isEqualTo("[\n  1\n]");
        assertThat(stream).hasToString("[\n  1\n]");
        assertThat(new String(target, 2, length, UTF_8)).isEqualTo("[\n  1\n]");
        assertThat(out).hasToString("[\n  1\n]");
        assertThatThrownBy(() -> PRETTY.toJson(value, target, 14))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.code()).isEqualTo(JsonErrorCode.OUTPUT_TOO_LARGE));
    }

    @Test
    void linesAreNotIndented() throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();

        PRETTY.toLines(java.util.stream.Stream.of(RawJson.of("[1]"), RawJson.of("{\"a\":2}")), stream);

        assertThat(stream).hasToString("[1]\n{\"a\":2}\n");
    }

    /** Bytes that a codec stores directly are its own responsibility, as they are without a layout. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "[ ~ '[|  '",
                "{ ~ '{|  '",
                "{\"a ~ '{|  \"a'",
                "] ~ |]",
                "[1}] ~ '[|  1|}|]'",
                "[\"\\ ~ '[|  \"\\'"
            })
    void bytesThatAreNotJsonAreIndentedToTheirEnd(String stored, String lines) {
        Codec<String> codec = new Codec<>() {
            @Override
            public void write(JsonWriter out, String value) {
                byte[] bytes = value.getBytes(UTF_8);
                out.reserve(out.position(), bytes.length);
                System.arraycopy(bytes, 0, out.bytes(), out.position(), bytes.length);
                out.position(out.position() + bytes.length);
            }

            @Override
            public String read(JsonReader in) {
                throw new UnsupportedOperationException();
            }
        };

        assertThat(codec.with(JsonOptions.PRETTY).toJson(stored)).isEqualTo(lines.replace('|', '\n'));
    }

    @Test
    void indentingDoesNotChangeTheValue() {
        Map<String, byte[]> documents = Documents.in("conformance/jsontestsuite/test_parsing");

        documents.forEach((name, document) -> {
            if (name.startsWith("y_") && !name.contains("duplicated")) {
                JsonValue value = JsonValue.parse(document);
                byte[] pretty = JsonValue.CODEC.with(JsonOptions.PRETTY).toJsonBytes(value);
                assertThat(JsonValue.parse(pretty)).as(name).isEqualTo(value);
                assertThat(JsonValue.parse(PRETTY.toJsonBytes(RawJson.of(document))))
                        .as(name)
                        .isEqualTo(value);
            }
        });
    }
}
