package dev.burin.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Utf8EncoderTest {
    private static final int CHUNK = 1 << 10;
    private static final String EMOJI = "\uD83D\uDE00";

    /** First and last code point of what is encoded alike. */
    private static final int[][] KINDS = {
        {0, 0x7F}, {0x80, 0xFF}, {0x100, 0x7FF}, {0x800, 0xD7FF}, {0xE000, 0xFFFF}, {0x10000, Character.MAX_CODE_POINT}
    };

    private final Utf8Encoder encoder = new Utf8Encoder();

    @Test
    void everyScalarValueIsEncodedInEveryPlaceOfAWord() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint += Rounds.step()) {
            if (Character.isBmpCodePoint(codePoint) && Character.isSurrogate((char) codePoint)) {
                continue;
            }
            String character = Character.toString(codePoint);
            for (int offset = 0; offset < 4; offset++) {
                assertEncoded("é漢zя".substring(0, offset) + character + "aяz漢éb");
            }
        }
    }

    @Test
    void fourCharactersOfAnyLengthsAreEncodedInAnyOrder() {
        String[] edges = {"\0", "a", "\u007F", "\u0080", "\u07FF", "\u0800", "\uD7FF", "\uE000", "\uFFFF", EMOJI};
        for (int i = 0; i < edges.length * edges.length * edges.length * edges.length; i++) {
            StringBuilder text = new StringBuilder();
            for (int rest = i, count = 0; count < 4; count++) {
                text.append(edges[rest % edges.length]);
                rest /= edges.length;
            }
            assertEncoded(text.toString());
            assertEncoded(text + "zzzz");
        }
    }

    @Test
    void textsOfEveryLengthAreEncoded() {
        for (String letter : new String[] {"a", "é", "я", "漢", EMOJI, "aя", "a漢", "я漢", "a" + EMOJI}) {
            for (int count = 0; count <= 40; count++) {
                assertEncoded(letter.repeat(count));
            }
            for (int length = CHUNK - 3; length <= CHUNK + 3; length++) {
                assertEncoded("a".repeat(length) + letter.repeat(5));
                assertEncoded(letter.repeat(length) + "a");
            }
        }
    }

    @Test
    void textThatTurnsWideIsEncoded() {
        for (int ascii : new int[] {0, 1, CHUNK - 1, CHUNK, 3 * CHUNK, 20 * CHUNK}) {
            for (int wide : new int[] {1, CHUNK - 1, CHUNK, 3 * CHUNK, 20 * CHUNK}) {
                assertEncoded("a".repeat(ascii) + "漢".repeat(wide));
                assertEncoded("a".repeat(ascii) + EMOJI.repeat(wide) + "a".repeat(ascii));
            }
        }
    }

    @Test
    void randomTextsAreEncodedAsByTheJdk() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int i = Rounds.of(100_000); i > 0; i--) {
            StringBuilder text = new StringBuilder();
            for (int runs = random.nextInt(12); runs > 0; runs--) {
                int[] kind = KINDS[random.nextInt(KINDS.length)];
                random.ints(random.nextInt(20), kind[0], kind[1] + 1).forEach(text::appendCodePoint);
            }
            String expected = text.toString();
            assertThat(encoded(expected)).as("seed %d", seed).isEqualTo(Documents.utf8(expected));
        }
    }

    @Test
    void halfOfAPairIsRefusedWhereverItIs() {
        for (String half : new String[] {"\uD800", "\uDBFF", "\uDC00", "\uDFFF", "\uDE00\uD83D", "\uD83D\uD83D"}) {
            for (String letter : new String[] {"a", "я", "漢", EMOJI}) {
                for (int before = 0; before <= 9; before++) {
                    for (int after = 0; after <= 9; after++) {
                        assertThat(encoder.encode(letter.repeat(before) + half + letter.repeat(after)))
                                .isNull();
                    }
                }
                for (int before = CHUNK - 3; before <= CHUNK + 1; before++) {
                    assertThat(encoder.encode("z".repeat(before) + half + letter))
                            .isNull();
                    assertThat(encoder.encode("z".repeat(before) + half)).isNull();
                }
            }
        }
    }

    @Test
    void aRefusedTextLeavesNoTrace() {
        assertThat(encoder.encode("aя漢\uD800")).isNull();

        assertEncoded("z");
        assertEncoded("");
    }

    @Test
    void eachResultIsAnArrayOfItsOwn() {
        byte[] first = encoder.encode("Ж");
        byte[] second = encoder.encode("漢");

        assertThat(first).isNotSameAs(second).startsWith(Documents.utf8("Ж"));
        assertThat(encoder.length()).isEqualTo(3);
        // Errors know by the array which document they are about.
        assertThat(encoder.encode("")).isNotSameAs(encoder.encode(""));
    }

    private void assertEncoded(String text) {
        if (!Arrays.equals(encoded(text), text.getBytes(StandardCharsets.UTF_8))) {
            throw new AssertionError(
                    text.chars().mapToObj("%04X"::formatted).toList().toString());
        }
    }

    private byte[] encoded(String text) {
        byte[] array = encoder.encode(text);
        return array == null ? new byte[0] : Arrays.copyOf(array, encoder.length());
    }
}
