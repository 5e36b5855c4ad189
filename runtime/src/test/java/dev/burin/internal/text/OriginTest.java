package dev.burin.internal.text;

import static dev.burin.internal.text.Documents.utf8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a part of a document begins, compared with an obvious way to count it. */
class OriginTest {
    private static final long SEED = 20261122L;

    /** Counts one code point after the other in the text itself. */
    private static Origin slowly(Origin start, String text, int chars) {
        long line = start.line();
        long column = start.column();
        for (int at = 0; at < chars; at = text.offsetByCodePoints(at, 1)) {
            char next = text.charAt(at);
            boolean isInCrLf = next == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
            if ((next == '\n' || next == '\r') && !isInCrLf) {
                line++;
                column = 1;
            } else {
                column++;
            }
        }
        return new Origin(start.offset() + utf8(text.substring(0, chars)).length, line, column, start.index());
    }

    @Test
    void linesAndColumnsAreThoseOfTheCodePoints() {
        Random random = new Random(SEED);
        String[] letters = {
            "a",
            " ",
            "~",
            "\t",
            "\u000B",
            "\u000E",
            "\u000F",
            "\0",
            "\u007F",
            "\n",
            "\r",
            "\r\n",
            "é",
            "日",
            "\uD83D\uDE00"
        };
        for (int i = 0; i < Rounds.of(20_000); i++) {
            StringBuilder text = new StringBuilder();
            // Runs, so that there are whole words within a line.
            for (int count = random.nextInt(8); count > 0; count--) {
                text.append(letters[random.nextInt(letters.length)].repeat(1 + random.nextInt(20)));
            }
            int chars = random.nextInt(text.codePointCount(0, text.length()) + 1);
            chars = text.offsetByCodePoints(0, chars);
            Origin start = new Origin(random.nextInt(9), 1 + random.nextInt(3), 1 + random.nextInt(3), 7);
            byte[] bytes = Documents.amid('\n', 9, utf8(text.toString()));
            int to = 9 + utf8(text.substring(0, chars)).length;

            assertThat(start.after(bytes, 9, to, bytes.length - 9))
                    .as("%s, %d, seed %d", text, chars, SEED)
                    .isEqualTo(slowly(start, text.toString(), chars));
        }
    }

    /** The bytes on both sides of the edges of what may be skipped eight at a time, at each position of such a word. */
    @Test
    void everyByteCountsAtEveryPosition() {
        for (int one = 0; one < 0x80; one++) {
            for (int place = 0; place < 24; place++) {
                String text = "a".repeat(place) + (char) one + "b".repeat(24 - place);
                byte[] bytes = utf8(text);

                assertThat(Origin.START.after(bytes, 0, bytes.length, bytes.length))
                        .as("%02x at %d", one, place)
                        .isEqualTo(slowly(Origin.START, text, text.length()));
            }
        }
    }

    /** Whether the bytes are UTF-8 or not, a column begins at each byte that could begin a code point. */
    @Test
    void bytesThatContinueACodePointAreNotColumns() {
        for (int one = 0x80; one < 0x100; one++) {
            byte[] bytes = Documents.bytes('a', one, 'b');

            assertThat(Origin.START.after(bytes, 0, 3, 3).column())
                    .as("%02x", one)
                    .isEqualTo(one < 0xC0 ? 3 : 4);
        }
    }

    /** Whether a carriage return ends a line depends on the byte after it, if that is known. */
    @Test
    void aCarriageReturnDependsOnTheByteAfterThePart() {
        byte[] bytes = utf8("a\r\nb");

        assertThat(Origin.START.after(bytes, 0, 2, 4)).isEqualTo(new Origin(2, 1, 3, 0));
        assertThat(Origin.START.after(bytes, 0, 2, 2)).isEqualTo(new Origin(2, 2, 1, 0));
        assertThat(Origin.START.after(bytes, 0, 3, 4)).isEqualTo(new Origin(3, 2, 1, 0));
    }

    @Test
    void anotherIndexChangesNothingElse() {
        assertThat(new Origin(5, 2, 3, 1).withIndex(4)).isEqualTo(new Origin(5, 2, 3, 4));
    }

    /** Each document has a {@code |} at the offset in question, which is not part of it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "[|1] ~ $[40]",
                "[1, |2] ~ $[41]",
                "[|] ~ $[40]",
                "[[1, |2]] ~ $[40][1]",
                "[[|]] ~ $[40]",
                "[7, {\"a\":[|1]}] ~ $[41].a[0]",
                "{\"a\":|1} ~ $.a",
                "{\"a\":[|]} ~ $.a"
            })
    void onlyTheOutermostArrayLacksEarlierElements(String document, String path) {
        int place = document.indexOf('|');
        byte[] bytes = utf8(document.replace("|", ""));

        assertThat(Location.of(bytes, 0, bytes.length, place, Origin.START.withIndex(40), true)
                        .path())
                .isEqualTo(path);
    }
}
