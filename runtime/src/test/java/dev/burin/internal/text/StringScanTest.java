package dev.burin.internal.text;

import static dev.burin.internal.text.Documents.amid;
import static dev.burin.internal.text.Documents.ascii;
import static dev.burin.internal.text.Documents.bytes;
import static dev.burin.internal.text.Documents.concat;
import static dev.burin.internal.text.Documents.utf8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StringScanTest {
    private static final long SEED = 20251121L;
    private static final int[] HOSTILE = {'"', '\\', 'a', ' ', 0x00, 0x80, 0xBF, 0xFF, '0'};

    @Test
    void plainEndFindsEveryStopByteAtEveryOffset() {
        for (int length = 0; length <= 100; length++) {
            byte[] content = ascii("a".repeat(length));
            for (int offset = 0; offset < length; offset++) {
                for (int value = 0; value < 256; value++) {
                    content[offset] = (byte) value;
                    boolean isStop = value < 0x20 || value >= 0x80 || value == '"' || value == '\\';
                    if (StringScan.plainEnd(content, 0, length) != (isStop ? offset : length)) {
                        throw new AssertionError("%d at %d of %d".formatted(value, offset, length));
                    }
                }
                content[offset] = 'a';
            }
        }
    }

    @Test
    void plainEndReadsNothingOutsideTheSlice() {
        for (int hostile : HOSTILE) {
            for (int length = 0; length <= 100; length++) {
                byte[] slice = amid(hostile, 17, ascii("~".repeat(length)));
                assertThat(StringScan.plainEnd(slice, 17, 17 + length)).isEqualTo(17 + length);
            }
        }
    }

    @Test
    void textEndPassesOverLettersBeyondAscii() {
        for (String letters : new String[] {"a", "é", "漢", "\uD83D\uDE00", "]", " "}) {
            for (int before = 0; before <= 20; before++) {
                byte[] text = utf8(letters.repeat(before));
                for (int stop = 0; stop < 0x80; stop++) {
                    boolean isStop = stop < 0x20 || stop == '"' || stop == '\\';
                    byte[] slice = amid('"', 17, concat(text, bytes(stop), utf8("漢")));
                    int end = slice.length - 17;
                    assertThat(StringScan.textEnd(slice, 17, end)).isEqualTo(isStop ? 17 + text.length : end);
                }
            }
        }
    }

    @Test
    void everyByteAtEveryOffsetIsJudgedAsByTheSlowReader() {
        for (int offset = 0; offset <= 17; offset++) {
            for (int value = 0; value < 256; value++) {
                for (String tail : new String[] {"\"", "a\"", "12345678\"", "", "12345678"}) {
                    assertAsSlow(concat(ascii("a".repeat(offset)), bytes(value), ascii(tail)));
                }
            }
        }
    }

    @Test
    void everyByteAfterABackslashIsJudgedAsByTheSlowReader() {
        for (int offset = 0; offset <= 17; offset++) {
            for (int value = 0; value < 256; value++) {
                assertAsSlow(concat(ascii("a".repeat(offset) + "\\"), bytes(value), ascii("1234\"")));
                for (int digit = 0; digit < 4; digit++) {
                    byte[] escape = ascii("\\u00e9\"");
                    escape[2 + digit] = (byte) value;
                    assertAsSlow(concat(ascii("a".repeat(offset)), escape));
                }
            }
        }
    }

    @Test
    void theEscapeOfEveryCodeUnitIsJudgedAsByTheSlowReader() {
        for (int unit = 0; unit <= Character.MAX_VALUE; unit += Rounds.step()) {
            assertAsSlow(ascii("ab\\u%04x\"".formatted(unit)));
        }
    }

    @Test
    void everyPairOfBytesIsJudgedAsByTheSlowReader() {
        for (int first = 0x80; first < 256; first++) {
            for (int second = 0; second < 256; second++) {
                assertAsSlow(concat(ascii("abc"), bytes(first, second), ascii("\"")));
                assertAsSlow(bytes(first, second));
            }
        }
    }

    @Test
    void sequencesOfThreeAndFourBytesAreJudgedAsByTheSlowReader() {
        int[] edges = {0x00, 0x22, 0x5C, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xFF};
        for (int first = 0xC0; first < 256; first++) {
            for (int second : edges) {
                for (int third : edges) {
                    assertAsSlow(concat(bytes(first, second, third), ascii("\"")));
                    assertAsSlow(concat(bytes(first, second, third), ascii("abcdefgh\"")));
                    assertAsSlow(bytes(first, second, third));
                    for (int fourth : edges) {
                        assertAsSlow(concat(bytes(first, second, third, fourth), ascii("abc\"")));
                    }
                }
            }
        }
    }

    @Test
    void runsOfLettersEndWhereverAnythingElseComes() {
        for (String run : new String[] {"漢字仮名交じり文", "жна дне моря, é"}) {
            Documents.interruptedRuns(run).forEach(StringScanTest::assertAsSlow);
        }
    }

    @Test
    void everyTripleOfBytesAmongLettersIsJudgedAsByTheSlowReader() {
        Documents.triplesAmidLetters().forEach(StringScanTest::assertAsSlow);
    }

    @Test
    void surrogateEscapesMustPair() {
        String[] units = {"\\uD83D", "\\ude00", "\\uDBFF", "\\uDC00", "\\uDFFF", "\\uD800", "\\u0041", "a", "\\n", ""};
        for (String first : units) {
            for (String second : units) {
                for (String third : units) {
                    assertAsSlow(ascii("xyz" + first + second + third + "\""));
                }
            }
        }
    }

    @Test
    void loneSurrogatesAreReportedAtTheirBackslash() {
        assertThat(StringScan.skip(ascii("ab\\uD83Dcd\""), 0, 11)).isEqualTo(~2);
        assertThat(StringScan.skip(ascii("ab\\uDE00cd\""), 0, 11)).isEqualTo(~2);
    }

    @Test
    void everyTruncationIsReportedAtTheEnd() {
        byte[] text = utf8("plain text é 漢字 😀 \\n \\u00e9 \\uD83D\\uDE00 and a tail");
        for (int end = 0; end <= text.length; end++) {
            assertThat(StringScan.skip(text, 0, end)).isEqualTo(~end);
            for (int hostile : HOSTILE) {
                byte[] slice = amid(hostile, 17, Arrays.copyOf(text, end));
                assertThat(StringScan.skip(slice, 17, 17 + end)).isEqualTo(~(17 + end));
            }
        }
    }

    @Test
    void randomStringsAreJudgedAsByTheSlowReader() {
        Random random = new Random(SEED);
        String[] pieces = {
            "a", "0123456789", "\"", "\\\"", "\\\\", "\\u00E9", "\\uD83D\\uDE00", "\\uD83D", "é", "漢", "😀"
        };
        for (int i = 0; i < 100_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int count = random.nextInt(9); count > 0; count--) {
                text.append(pieces[random.nextInt(pieces.length)]);
            }
            byte[] content = utf8(text.append('"').toString());
            if (random.nextInt(4) == 0) {
                content[random.nextInt(content.length)] = (byte) random.nextInt(256);
            }
            assertAsSlow(content);
        }
    }

    @Test
    void whitespaceEndStopsAtTheFirstOtherByte() {
        for (int length = 0; length <= 33; length++) {
            for (int offset = 0; offset < length; offset++) {
                for (int value = 0; value < 256; value++) {
                    for (byte space : ascii(" \n\t\r")) {
                        byte[] content = new byte[length];
                        Arrays.fill(content, space);
                        content[offset] = (byte) value;
                        boolean isSpace = value == ' ' || value == '\n' || value == '\t' || value == '\r';
                        assertThat(StringScan.whitespaceEnd(content, 0, length)).isEqualTo(isSpace ? length : offset);
                    }
                }
            }
        }
    }

    @Test
    void indentationIsALineFeedAndSpaces() {
        for (int length = 1; length <= 33; length++) {
            for (int offset = 0; offset < length; offset++) {
                for (int value = 0; value < 256; value++) {
                    byte[] content = ascii("\n" + " ".repeat(length - 1));
                    content[offset] = (byte) value;
                    boolean isIndentation = value == (offset == 0 ? '\n' : ' ');
                    assertThat(StringScan.isIndentation(content, 0, length))
                            .isEqualTo(isIndentation && (length == 1 || length >= Long.BYTES));
                    for (int hostile : HOSTILE) {
                        byte[] slice = amid(hostile, 17, content);
                        assertThat(StringScan.isIndentation(slice, 17, 17 + length))
                                .isEqualTo(isIndentation);
                    }
                }
            }
        }
        assertThat(StringScan.isIndentation(ascii("\n"), 0, 0)).isFalse();
    }

    @Test
    void anIndentedCommaIsFollowedByALineFeedAndSpaces() {
        for (int indentation = 0; indentation <= 33; indentation++) {
            for (int offset = 0; offset <= indentation; offset++) {
                for (int value = 0; value < 256; value++) {
                    byte[] content = ascii((",\n" + " ".repeat(32)).substring(0, indentation + 1));
                    boolean isSame = content[offset] == (byte) value;
                    content[offset] = (byte) value;
                    for (int hostile : HOSTILE) {
                        assertThat(StringScan.isIndentedComma(amid(hostile, 17, content), 17, indentation))
                                .as("%d bytes, %d at %d, amid %d", indentation, value, offset, hostile)
                                .isEqualTo(isSame);
                    }
                }
            }
        }
    }

    @Test
    void whitespaceEndReadsNothingOutsideTheSlice() {
        for (int hostile : HOSTILE) {
            for (int length = 0; length <= 33; length++) {
                byte[] slice = amid(hostile, 17, ascii("\n" + " ".repeat(length)));
                assertThat(StringScan.whitespaceEnd(slice, 17, 18 + length)).isEqualTo(18 + length);
            }
        }
        assertThat(StringScan.whitespaceEnd(ascii("\r\n                    x "), 0, 24))
                .isEqualTo(22);
    }

    private static void assertAsSlow(byte[] content) {
        int expected = SlowString.read(content, 0, content.length).position();
        int actual = StringScan.skip(content, 0, content.length);
        if (actual != expected) {
            throw new AssertionError(
                    "%d instead of %d for %s (seed %d)".formatted(actual, expected, Arrays.toString(content), SEED));
        }
    }
}
