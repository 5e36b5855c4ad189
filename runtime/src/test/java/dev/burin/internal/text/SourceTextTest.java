package dev.burin.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SourceTextTest {
    private static final String[] LETTERS = {
        "a", "~", "\u0080", "é", "\u07FF", "\u0800", "漢", "\uFFFF", "\uD83D\uDE00", "\uDBFF\uDFFF"
    };

    @Test
    void everyScalarValueCountsAsItsChars() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint += Rounds.step()) {
            if (Character.isBmpCodePoint(codePoint) && Character.isSurrogate((char) codePoint)) {
                continue;
            }
            String text =
                    "1234567".substring(codePoint % 8) + Character.toString(codePoint) + "é123456".repeat(4) + "789";
            byte[] utf8 = Documents.utf8(text);
            String end = new SourceText(text).cut(utf8, utf8.length - 3, utf8.length);
            if (!end.equals("789")) {
                throw new AssertionError("U+%04X: %s".formatted(codePoint, end));
            }
        }
    }

    @Test
    void partsOfEveryLengthAreCut() {
        for (String letter : LETTERS) {
            for (int before = 0; before <= 40; before++) {
                for (int count = 0; count <= 40; count++) {
                    String text = "a".repeat(before) + letter.repeat(count) + "漢a";
                    byte[] utf8 = Documents.utf8(text);
                    String cut = new SourceText(text).cut(utf8, before, utf8.length - 4);
                    assertThat(cut).isEqualTo(letter.repeat(count));
                }
            }
        }
    }

    @Test
    void partsAreCutInAnyOrder() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int i = Rounds.of(2_000); i > 0; i--) {
            String text = text(random);
            byte[] utf8 = Documents.utf8(text);
            SourceText source = new SourceText(text);
            for (int cuts = 0; cuts < 20; cuts++) {
                int from = boundary(text, random.nextInt(text.length() + 1));
                int to = Math.max(from, boundary(text, from + random.nextInt(text.length() + 1 - from)));
                String cut = source.cut(utf8, byteIndex(text, from), byteIndex(text, to));
                assertThat(cut).as("seed %d", seed).isEqualTo(text.substring(from, to));
            }
        }
    }

    @Test
    void whatFollowsTheDocumentInItsArrayIsNotRead() {
        for (String before : new String[] {"", "a".repeat(20)}) {
            String text = before + "я漢z";
            byte[] document = Documents.utf8(text);
            byte[] array = Documents.concat(document, Documents.bytes(0x80, 0xFF, 0x80, 0xFF, 0x80, 0xFF, 0x80, 0xFF));

            String cut = new SourceText(text).cut(array, before.length() + 2, document.length);
            assertThat(cut).isEqualTo("漢z");
        }
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int runs = random.nextInt(15); runs > 0; runs--) {
            text.append(LETTERS[random.nextInt(LETTERS.length)].repeat(random.nextInt(40)));
        }
        return text.toString();
    }

    /** Returns an index, or the one before it if that is within a surrogate pair. */
    private static int boundary(String text, int index) {
        return index < text.length() && Character.isLowSurrogate(text.charAt(index)) ? index - 1 : index;
    }

    private static int byteIndex(String text, int charIndex) {
        return Documents.utf8(text.substring(0, charIndex)).length;
    }
}
