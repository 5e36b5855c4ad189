package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CharTest {

    @Test
    void everyCharIsReadPlainAndEscaped() {
        for (int character = 0; character <= Character.MAX_VALUE; character++) {
            if (!Character.isSurrogate((char) character)) {
                assertThat(read(String.format("\"\\u%04x\"", character))).isEqualTo((char) character);
                if (character >= ' ' && character != '"' && character != '\\') {
                    assertThat(read("\"" + (char) character + "\"")).isEqualTo((char) character);
                }
            }
        }
        assertThat(read(" \"\\\"\" ")).isEqualTo('"');
        assertThat(read("\"\\\\\"")).isEqualTo('\\');
        assertThat(read("\"\\n\"")).isEqualTo('\n');
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"\"",
                "\"ab\"",
                "\"\"\"",
                "\"\"a\"",
                "\"\\\"",
                "\"\t\"",
                "\"\n\"",
                "\"😀\"",
                "\"\\ud83d\"",
                "\"a",
                "\"",
                "a",
                "1",
                "null",
                "[\"a\"]",
                "\"a\"\"",
                "\"a\"b"
            })
    void anythingButOneCharIsRejected(String json) {
        assertThatThrownBy(() -> read(json)).isInstanceOf(JsonException.class);
    }

    private static char read(String json) {
        JsonReader in = JsonReader.of(json.getBytes(UTF_8));
        char character = in.readChar();
        in.endDocument(character);
        return character;
    }
}
