package dev.burin.attack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.conformance.Context;
import dev.burin.conformance.Input;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A6: strings and names of any length are read and written unchanged; see GrowthTest for their cost. */
class LongStringTest {
    /** Pieces of strings: how each is written in the document, and its value. */
    private static final Map<String, String> PIECES = Map.of(
            "a", "a",
            "\u00e9", "\u00e9",
            "\u20ac", "\u20ac",
            "\uD83D\uDE00", "\uD83D\uDE00",
            "\\n", "\n",
            "\\u0000", "\0",
            "\\u20aC", "\u20ac",
            "\\ud83d\\ude00", "\uD83D\uDE00",
            "ab\\\"c\u00e9\u20ac\\/\uD83D\uDE00", "ab\"c\u00e9\u20ac/\uD83D\uDE00");

    private static final Codec<String> STRING = new Codec<>() {
        @Override
        public void write(JsonWriter out, String value) {
            out.writeString(value);
        }

        @Override
        public String read(JsonReader in) {
            return in.readString();
        }
    };

    @ParameterizedTest
    @ValueSource(ints = {1_000, 4_096, 65_535, 65_536, 65_537, 1_000_000})
    void stringsAreReadByEveryInput(int count) throws IOException {
        for (Map.Entry<String, String> piece : PIECES.entrySet()) {
            int times = count / piece.getValue().length();
            byte[] json = ("\"" + piece.getKey().repeat(times) + "\"").getBytes(UTF_8);
            String expected = piece.getValue().repeat(times);
            for (Input input : List.of(Input.WHOLE_ARRAY, Input.PART_AMONG_QUOTES, Input.STRING, Input.STREAM)) {
                assertThat(input.read(STRING, json).equals(expected))
                        .as("%d of %s by %s", times, piece, input)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1_000, 65_536, 1_000_000})
    void namesAreReadAndSkipped(int count) {
        for (Map.Entry<String, String> piece : PIECES.entrySet()) {
            int times = count / piece.getValue().length();
            String name = "\"" + piece.getKey().repeat(times) + "\"";

            assertThat(Context.UNTYPED
                            .map()
                            .fromJson("{" + name + ":1}")
                            .keySet()
                            .iterator()
                            .next()
                            .equals(piece.getValue().repeat(times)))
                    .as("%d of %s", times, piece)
                    .isTrue();
            assertThat(NodeCodec.INSTANCE.fromJson("{" + name + ":[{" + name + ":0}],\"count\":3}"))
                    .isEqualTo(new NodeCodec.Node(3, null));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1_000, 65_536, 1_000_000})
    void writtenStringsSurviveARoundTrip(int count) {
        for (String piece : PIECES.values()) {
            String text = piece.repeat(count / piece.length());

            assertThat(STRING.fromJson(STRING.toJsonBytes(text)).equals(text)).isTrue();
        }
    }
}
