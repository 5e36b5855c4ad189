package dev.burin.internal.text;

import static dev.burin.internal.text.Documents.amid;
import static dev.burin.internal.text.Documents.ascii;
import static dev.burin.internal.text.Documents.bytes;
import static dev.burin.internal.text.Documents.concat;
import static dev.burin.internal.text.Documents.utf8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StringDecoderTest {
    private static final long SEED = 20251122L;

    private final TextBuffer text = new TextBuffer();

    @Test
    void everyScalarValueIsDecodedAtEveryOffset() {
        for (int codePoint = 0x20; codePoint <= Character.MAX_CODE_POINT; codePoint += Rounds.step()) {
            if (isSurrogate(codePoint) || codePoint == '"' || codePoint == '\\') {
                continue;
            }
            String character = Character.toString(codePoint);
            byte[] encoded = utf8(character);
            for (int offset = 0; offset <= 8; offset++) {
                String expected = "abcdefgh".substring(0, offset) + character + "z";
                byte[] content = new byte[offset + encoded.length + 2];
                for (int i = 0; i < offset; i++) {
                    content[i] = (byte) ('a' + i);
                }
                System.arraycopy(encoded, 0, content, offset, encoded.length);
                content[content.length - 2] = 'z';
                content[content.length - 1] = '"';
                assertDecoded(content, expected);
            }
        }
    }

    @Test
    void everyScalarValueIsDecodedFromItsEscape() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint += Rounds.step()) {
            if (isSurrogate(codePoint)) {
                continue;
            }
            String character = Character.toString(codePoint);
            StringBuilder escaped = new StringBuilder("abcdefgh".substring(0, codePoint % 9));
            String expected = escaped + character + "z";
            for (char unit : character.toCharArray()) {
                escaped.append(escape(codePoint % 2 == 0, unit));
            }
            assertDecoded(ascii(escaped + "z\""), expected);
        }
    }

    @Test
    void aPairFitsWhereverTheBufferEnds() {
        for (int length = 0; length <= 600; length++) {
            String plain = "a".repeat(length);
            for (String pair : new String[] {"\uD83D\uDE00", "\\uD83D\\uDE00"}) {
                byte[] content = utf8(plain + pair + "\"");
                TextBuffer fresh = new TextBuffer();
                assertThat(StringDecoder.decode(content, 0, content.length, fresh))
                        .isEqualTo(content.length);
                assertThat(fresh.take()).isEqualTo(plain + "\uD83D\uDE00");
            }
        }
    }

    @Test
    void twoCharacterEscapesAreDecoded() {
        assertDecoded(ascii("\\\"\\\\\\/\\b\\f\\n\\r\\t\""), "\"\\/\b\f\n\r\t");
    }

    @Test
    void escapesAfterPlainRunsOfEveryLengthAreDecoded() {
        String letters = "\"\\/bfnrt";
        for (int run = 0; run <= 20; run++) {
            for (int escapes = 1; escapes <= letters.length(); escapes++) {
                StringBuilder turn = new StringBuilder("x".repeat(run));
                letters.chars().limit(escapes).forEach(letter -> turn.append('\\')
                        .append((char) letter));
                assertAsSlow(ascii(turn.toString().repeat(5) + "\""));
            }
        }
    }

    @Test
    void everyByteAtEveryOffsetIsJudgedAsByTheSlowReader() {
        for (int offset = 0; offset <= 17; offset++) {
            for (int value = 0; value < 256; value++) {
                for (String tail : new String[] {"\"", "a\"", "12345678\"", "", "12345678"}) {
                    assertAsSlow(concat(ascii("a".repeat(offset)), bytes(value), ascii(tail)));
                    assertAsSlow(concat(ascii("a".repeat(offset) + "\\"), bytes(value), ascii(tail)));
                    assertAsSlow(concat(ascii("a".repeat(offset) + "\\u00"), bytes(value), ascii(tail)));
                }
            }
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
    void everyTruncationIsReportedAtTheEnd() {
        byte[] content = utf8("plain text é 漢字 😀 \\n \\u00e9 \\uD83D\\uDE00 and a tail");
        for (int end = 0; end <= content.length; end++) {
            byte[] slice = amid('"', 17, Arrays.copyOf(content, end));
            assertThat(StringDecoder.decode(slice, 17, 17 + end, text)).isEqualTo(~(17 + end));
            assertThat(text.take()).isEmpty();
        }
    }

    @Test
    void runsOfLettersEndWhereverAnythingElseComes() {
        for (String run : new String[] {"漢字仮名交じり文", "жна дне моря, é"}) {
            Documents.interruptedRuns(run).forEach(this::assertAsSlow);
        }
    }

    @Test
    void everyTripleOfBytesAmongLettersIsJudgedAsByTheSlowReader() {
        Documents.triplesAmidLetters().forEach(this::assertAsSlow);
    }

    @Test
    void everyPairOfBytesInARunOfTwoByteSequencesIsJudgedAsByTheSlowReader() {
        for (int first = 0; first < 256; first++) {
            for (int second = 0; second < 256; second++) {
                for (String before : new String[] {"ж", "жа", "жб ", "жвг ", "жвгд"}) {
                    assertAsSlow(concat(utf8(before), bytes(first, second), utf8("о мое\"")));
                }
            }
        }
    }

    @Test
    void aRunOfTwoByteSequencesFitsWhereverTheBufferEnds() {
        for (int count = 0; count < 600; count++) {
            for (String end : new String[] {"", "ж", "字", "😀", "é字字"}) {
                for (String run : new String[] {"ж".repeat(count), "字" + "ж".repeat(count), "жи ".repeat(count)}) {
                    byte[] content = utf8(run + end + "\"");
                    TextBuffer fresh = new TextBuffer(); // a used one has grown, so that its end is far away
                    assertThat(StringDecoder.decode(content, 0, content.length, fresh))
                            .isEqualTo(content.length);
                    assertThat(fresh.take()).isEqualTo(run + end);
                }
            }
        }
    }

    @Test
    void randomStringsAreDecodedAsByTheSlowReader() {
        Random random = new Random(SEED);
        String[] pieces = {"a", "0123456789", "\\\"", "\\\\", "\\u00E9", "\\uD83D\\uDE00", "é", "漢字仮名交じり文", "😀"};
        for (int i = 0; i < Rounds.of(20_000); i++) {
            StringBuilder content = new StringBuilder();
            // Sometimes longer than the buffer, so that it grows between and within runs of every kind.
            for (int count = random.nextInt(random.nextInt(10) == 0 ? 500 : 20); count > 0; count--) {
                content.append(pieces[random.nextInt(pieces.length)]);
            }
            assertAsSlow(utf8(content.append('"').toString()));
        }
    }

    @Test
    void longStringsOfEveryKindAreDecoded() {
        for (String unit : new String[] {"a", "é", "漢", "😀", "\\n", "\\u20AC", "\\uD83D\\uDE00", "abc漢"}) {
            for (int count : new int[] {255, 256, 257, 10_000, 70_000}) {
                assertAsSlow(utf8(unit.repeat(count) + "\""));
            }
        }
    }

    @Test
    void memoryOfALongStringIsNotKept() {
        StringDecoder.decode(utf8("漢".repeat(100_000) + "\""), 0, 300_001, text);
        assertThat(text.take()).hasSize(100_000);
        assertThat(text.capacity()).isLessThanOrEqualTo(TextBuffer.MAX_KEPT_CHARS);
    }

    @Test
    void aRejectedStringLeavesNoText() {
        assertThat(StringDecoder.decode(ascii("ab\""), 0, 3, text)).isEqualTo(3);
        assertThat(StringDecoder.decode(ascii("cd\\x\""), 0, 5, text)).isEqualTo(~3);
        assertThat(text.take()).isEmpty();
    }

    @Test
    void namesAreUnescapedToTheirBytes() {
        for (String name : new String[] {
            "",
            "id",
            "na\\u006de",
            "\\u00e9\\u20AC\\uD83D\\uDE00é€😀",
            "\\\\\\/\\\"\\t\\u0000",
            "\\u007F\\u0080\\u07FF\\u0800\\uD7FF\\uE000\\uFFFF",
            "\\uD800\\uDC00\\uD8BF\\uDFFF\\uD8C0\\uDC00\\uDBFF\\uDFFF"
        }) {
            byte[] content = utf8(name + "\"");
            byte[] unescaped = new byte[content.length - 1];
            int length = StringDecoder.decodeName(content, 0, content.length - 1, unescaped);
            String expected = SlowString.read(content, 0, content.length).text();
            assertThat(Arrays.copyOf(unescaped, length)).isEqualTo(utf8(expected));
        }
    }

    @Test
    void malformedEscapesInNamesAreReported() {
        byte[] content = ascii("a\\uD83Db");
        assertThat(StringDecoder.decodeName(content, 0, content.length, new byte[content.length]))
                .isEqualTo(~1);
    }

    private void assertAsSlow(byte[] content) {
        SlowString expected = SlowString.read(content, 0, content.length);
        int actual = StringDecoder.decode(content, 0, content.length, text);
        if (actual != expected.position()) {
            throw new AssertionError("%d instead of %d for %s (seed %d)"
                    .formatted(actual, expected.position(), Arrays.toString(content), SEED));
        }
        assertThat(text.take()).isEqualTo(actual < 0 ? "" : expected.text());
    }

    private void assertDecoded(byte[] content, String expected) {
        int skipped = StringScan.skip(content, 0, content.length);
        int decoded = StringDecoder.decode(content, 0, content.length, text);
        String actual = text.take();
        if (skipped != content.length || decoded != content.length || !actual.equals(expected)) {
            throw new AssertionError("%d %d %s for %s".formatted(skipped, decoded, actual, Arrays.toString(content)));
        }
    }

    private static String escape(boolean upperCase, char unit) {
        String digits = Integer.toHexString(0x10000 | unit).substring(1);
        return "\\u" + (upperCase ? digits.toUpperCase(Locale.ROOT) : digits);
    }

    private static boolean isSurrogate(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }
}
