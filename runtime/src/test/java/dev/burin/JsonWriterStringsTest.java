package dev.burin;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Documents with strings of all kinds, in any order, are the same as those of a slow writer. */
class JsonWriterStringsTest {
    private static final long SEED = 20261121L;

    /** One character of every kind, plain ones first; a surrogate pair counts as one. */
    private static final List<String> CHARACTERS =
            List.of("a", " ", "\u007F", "\"", "\\", "\n", "\u0000", "\u0080", "é", "ÿ", "Ł", "汉", "\uFFFF", "😀");

    @Test
    void everyKindOfCharacterIsWrittenInStringsOfEveryLength() {
        for (String character : CHARACTERS) {
            for (int length = 0; length <= 40; length++) {
                for (int offset = 0; offset <= length; offset++) {
                    String text = "a".repeat(offset) + character + "b".repeat(length - offset);
                    assertWritten(Arrays.asList("first", text, null, text, ""));
                }
            }
        }
    }

    @Test
    void everyMixtureOfStringsIsWritten() {
        Random random = new Random(SEED);
        for (int i = 0; i < 20_000; i++) {
            List<String> texts = new ArrayList<>();
            int dirty = random.nextInt(5);
            for (int count = random.nextInt(50); count > 0; count--) {
                texts.add(random.nextInt(20) == 0 ? null : text(random, random.nextInt(5) < dirty));
            }
            assertWritten(texts);
        }
    }

    private static String text(Random random, boolean isDirty) {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(random.nextInt(10) == 0 ? 100 : 20); length > 0; length--) {
            boolean isPlain = !isDirty || random.nextInt(4) != 0;
            text.append(isPlain ? "x" : CHARACTERS.get(random.nextInt(CHARACTERS.size())));
        }
        return text.toString();
    }

    @Test
    void stringsThatExpandFitWhereverTheBufferEnds() {
        for (int length = 900; length <= 1_050; length++) {
            assertWritten(List.of("x".repeat(length), "\u0001".repeat(17), "é", "\n"));
            assertWritten(List.of("\u0001".repeat(17), "x".repeat(length), "é", "\n"));
        }
    }

    @Test
    void documentsBecomeStringsWhateverTheirLettersAndOptions() {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.DEFAULT.withIndent(2))) {
            Codec<List<String>> codec = Codecs.STRING.list().with(options);
            for (String letters : List.of("a", "é", "я ", "汉", "a汉", "😀", "\n\u0001")) {
                for (int count = 0; count <= 3_000; count += 1_500) {
                    List<String> texts = new ArrayList<>();
                    for (int i = 0; i < count; i++) {
                        texts.add(i + letters.repeat(i % 50));
                    }
                    assertThat(codec.toJson(texts)).isEqualTo(new String(codec.toJsonBytes(texts), UTF_8));
                }
            }
        }
    }

    @Test
    void halfADocumentIsShownWhateverItsLetters() {
        JsonWriter out = new JsonWriter();
        assertThat(out).hasToString("");

        out.beginArray();
        out.writeString("é");
        assertThat(out).hasToString("[\"é\"");
        out.writeString("я😀".repeat(20));
        assertThat(out).hasToString("[\"é\",\"" + "я😀".repeat(20) + "\"");
        out.reset();
        out.writeString("a");
        assertThat(out).hasToString("\"a\"");
    }

    private static void assertWritten(List<String> texts) {
        String expected = slowlyWritten(texts);
        JsonWriter out = new JsonWriter();
        int at = out.beginArray(0);
        for (String text : texts) {
            at = out.putString(at, text, 0);
            at = out.putComma(at);
        }
        byte[] json = out.toByteArray(out.endArray(at));
        if (!Arrays.equals(json, expected.getBytes(UTF_8))) {
            throw new AssertionError("%s became %s (seed %d)".formatted(expected, new String(json, UTF_8), SEED));
        }
        assertThat(out).hasToString(expected);
    }

    private static String slowlyWritten(List<String> texts) {
        List<String> values = new ArrayList<>();
        for (String text : texts) {
            values.add(text == null ? "null" : slowlyWritten(text));
        }
        return "[" + String.join(",", values) + "]";
    }

    private static String slowlyWritten(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            int escape = "\b\f\n\r\t\"\\".indexOf(c);
            if (escape >= 0) {
                json.append('\\').append("bfnrt\"\\".charAt(escape));
            } else if (c < ' ') {
                json.append(String.format("\\u%04X", (int) c));
            } else {
                json.append(c);
            }
        }
        return json.append('"').toString();
    }
}
