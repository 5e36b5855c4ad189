package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.LineCodec.Line;
import dev.burin.internal.text.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Documents that are strings, one after another in one thread: which encoder is used depends on the last one. */
class StringInputTest {
    private static final String ASCII = "[\"a?\",\"\\u044f\"]";
    private static final String LATIN = "[\"é?\",\"ü\"]";
    private static final String WIDE = "[\"я漢\uD83D\uDE00\",\"\\n漢\",\"?\",\"漢\"]";
    private static final Map<String, List<String>> DOCUMENTS = Map.of(
            ASCII,
            List.of("a?", "я"),
            LATIN,
            List.of("é?", "ü"),
            WIDE,
            List.of("я漢\uD83D\uDE00", "\n漢", "?", "漢"),
            "[]",
            List.of());
    private static final Codec<List<String>> CODEC = Codecs.STRING.list();
    private static final int MAX_KEPT_BYTES = 1 << 16;

    @Test
    void eachDocumentIsReadWhateverTheLastOneWas() {
        DOCUMENTS.forEach((last, ignored) -> DOCUMENTS.forEach((document, expected) -> {
            CODEC.fromJson(last);
            assertThat(CODEC.fromJson(document)).isEqualTo(expected);
            CODEC.fromJson(last);
            assertThat(CODEC.fromJson(document.getBytes(UTF_8))).isEqualTo(expected);
            assertThat(JsonReader.of(document).readValue(CODEC)).isEqualTo(expected);
        }));
    }

    @Test
    void halfOfAPairIsRejectedWhateverTheLastDocumentWas() {
        for (String last : List.of(ASCII, WIDE)) {
            for (Codec<List<String>> codec : List.of(CODEC, CODEC.with(JsonOptions.DEFAULT.withIndent(2)))) {
                codec.fromJson(last);
                assertThatThrownBy(() -> codec.fromJson("[\"€?\uDE00\"]"))
                        .isInstanceOf(JsonSyntaxException.class)
                        .hasMessage("The document holds half of a surrogate pair, at $[0] (line 1, column 5).");
                assertThat(codec.fromJson(WIDE)).hasSize(4);
            }
        }
    }

    @Test
    void optionsApplyWhateverTheLastDocumentWas() {
        Codec<Map<String, String>> map = Codecs.STRING.map();
        Codec<Map<String, String>> withoutContent = map.with(JsonOptions.DEFAULT.withContentInErrors(false));
        for (String last : List.of(ASCII, WIDE)) {
            for (String document : List.of("{\"secret\":\"я\",\"b\":1}", "{\"secret\":\"я\uD800\"}")) {
                CODEC.fromJson(last);
                assertThatThrownBy(() -> map.fromJson(document.replace("b", "secret2")))
                        .hasMessageContaining("secret");
                CODEC.fromJson(last);
                assertThatThrownBy(() -> withoutContent.fromJson(document.replace("b", "secret2")))
                        .isInstanceOf(JsonException.class)
                        .hasMessageNotContaining("secret");
            }
        }
    }

    @Test
    void aDocumentIsSupposedToBeLikeTheLastOne() {
        JsonReader in = JsonReader.of(ASCII);
        in.reset(WIDE);
        assertThat(in.json).hasSize(in.end); // the JDK's array is exact

        in.reset(WIDE);
        assertThat(in.json).hasSizeGreaterThan(in.end);
        in.reset(ASCII);
        assertThat(in.json).hasSizeGreaterThan(in.end);
        in.reset(ASCII);
        assertThat(in.json).hasSize(in.end);
    }

    @Test
    void stringsBeyondAsciiAreCutFromTheDocument() {
        JsonReader in = JsonReader.of("[\"яя\",\"a\",\"я\\n\"]");
        in.source = new SourceText("[\"12\",\"3\",\"45n\"]");

        in.beginArray();
        assertThat(in.readString()).isEqualTo("12");
        in.nextElement();
        assertThat(in.readString()).isEqualTo("a");
        in.nextElement();
        assertThat(in.readString()).isEqualTo("я\n");
    }

    @Test
    void anErrorOfAnEmptyDocumentIsNotOneOfTheNext() {
        JsonException[] kept = new JsonException[1];
        Codec<String> rethrowing = new Codec<>() {
            @Override
            public void write(JsonWriter out, String value) {
                throw new AssertionError("not written");
            }

            @Override
            public String read(JsonReader in) {
                throw kept[0];
            }
        };
        CODEC.fromJson(WIDE);
        assertThatThrownBy(() -> CODEC.fromJson("")).isInstanceOfSatisfying(JsonException.class, e -> kept[0] = e);
        CODEC.fromJson(WIDE);

        assertThatThrownBy(() -> rethrowing.fromJson("")).hasCause(kept[0]);
    }

    @Test
    void namesKeysAndTreesBeyondAsciiAreRead() {
        Codec<Map<String, String>> map = Codecs.STRING.map();

        for (int times = 0; times < 2; times++) {
            assertThat(map.fromJson("{\"ключ\":\"значение\",\"漢\\n\":\"é\",\"z\":\"ß\"}"))
                    .containsExactly(Map.entry("ключ", "значение"), Map.entry("漢\n", "é"), Map.entry("z", "ß"));
            assertThat(JsonValue.CODEC.fromJson("{\"ключ\":[\"значение\",1]}"))
                    .isEqualTo(JsonValue.CODEC.fromJson("{\"ключ\":[\"значение\",1]}".getBytes(UTF_8)));
            assertThat(LineCodec.INSTANCE.fromJson("{\"?я\":[\"漢\"],\"sku\":\"漢字\",\"count\":1,\"tags\":[\"ü\"]}"))
                    .isEqualTo(new Line("漢字", 1, List.of("ü"), null));
            assertThat(RawJson.CODEC.fromJson(" [\"я\" , \"漢\"] ").toString()).isEqualTo("[\"я\" , \"漢\"]");
        }
    }

    @Test
    void aDocumentWithinADocumentIsReadByAnotherReader() {
        Codec<List<String>> nested = new Codec<>() {
            @Override
            public void write(JsonWriter out, List<String> value) {
                out.writeString(CODEC.toJson(value));
            }

            @Override
            public List<String> read(JsonReader in) {
                return CODEC.fromJson(in.readString());
            }
        };
        List<List<String>> values = List.of(List.of("я", "\n漢"), List.of("é"), List.of("a"));

        for (int times = 0; times < 2; times++) {
            assertThat(nested.list().fromJson(nested.list().toJson(values))).isEqualTo(values);
        }
    }

    @Test
    void aReaderThatGoesOnWithBytesDoesNotCutFromTheString() {
        JsonReader in = JsonReader.of("\"яяя\"");
        byte[] next = "\"漢字\"".getBytes(UTF_8);
        in.reset(next, 0, next.length);

        assertThat(in.readString()).isEqualTo("漢字");
    }

    @Test
    void aLongStringIsForgottenWithItsDocument() {
        for (int length : new int[] {MAX_KEPT_BYTES, 10}) {
            JsonReader in = JsonReader.acquire();
            in.reset("\"" + "я".repeat(length) + "\"");
            assertThat(in.source).isNotNull();
            in.release();
            assertThat(in.source == null).isEqualTo(length == MAX_KEPT_BYTES);
        }
    }

    @Test
    void longDocumentsOfAnyLettersAreRead() {
        for (String letters : List.of("a", "é", "я ", "漢", "a漢", "\uD83D\uDE00")) {
            List<String> values = new ArrayList<>();
            for (int i = 0; i < 3_000; i++) {
                values.add(i + letters.repeat(i % 50));
            }
            String json = CODEC.toJson(values);
            for (int times = 0; times < 2; times++) {
                assertThat(CODEC.fromJson(json)).isEqualTo(values);
            }
        }
    }
}
