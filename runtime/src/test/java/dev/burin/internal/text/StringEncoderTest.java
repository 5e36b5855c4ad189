package dev.burin.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.reference.MethodSizes;
import dev.burin.test.Rounds;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StringEncoderTest {
    private static final StringScratch SCRATCH = new StringScratch();

    private static final long SEED = 20251123L;

    /** On purpose, see docs/performance/string-writing.md. */
    @Test
    void theLoopsForLettersAreTooLongToBeInlined() throws IOException {
        try (InputStream in = StringEncoder.class.getResourceAsStream("StringEncoder.class")) {
            assertThat(MethodSizes.of(in.readAllBytes()).get("writeLetters")).isGreaterThan(MethodSizes.MOST_INLINED);
        }
    }

    @Test
    void everyScalarValueIsWrittenAtEveryOffset() {
        byte[] to = new byte[256];
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint += Rounds.step()) {
            if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
                continue;
            }
            String character = Character.toString(codePoint);
            for (int offset = 0; offset <= 8; offset++) {
                String text = "abcdefgh".substring(0, offset) + character + "tail";
                assertWritten(text, to);
            }
        }
    }

    @Test
    void writePlainRejectsEveryCharacterThatIsNotPlainAtEveryOffset() {
        byte[] to = new byte[64];
        for (int length = 1; length <= 40; length++) {
            for (int offset = 0; offset < length; offset++) {
                for (int unit = offset % Rounds.step(); unit < 0x180; unit += Rounds.step()) {
                    String text = "a".repeat(offset) + (char) unit + "a".repeat(length - offset - 1);
                    boolean isPlain = unit >= 0x20 && unit < 0x80 && unit != '"' && unit != '\\';
                    assertThat(StringEncoder.writePlain(text, to, 5)).isEqualTo(isPlain ? 5 + length : -1);
                }
            }
        }
    }

    @Test
    void writePlainRejectsCharactersWhoseLowByteIsPlain() {
        byte[] to = new byte[64];
        assertThat(StringEncoder.writePlain("\u0141bc", to, 0)).isEqualTo(-1);
        assertThat(StringEncoder.writePlain("abcdefghijklmnopqrs\u2041", to, 0)).isEqualTo(-1);
    }

    @Test
    void bytesAroundAPlainStringDoNotCount() {
        for (int length = 0; length <= 40; length++) {
            byte[] to = new byte[64];
            Arrays.fill(to, (byte) '"');
            assertThat(StringEncoder.writePlain("a".repeat(length), to, 9)).isEqualTo(9 + length);
        }
    }

    @Test
    void everyCharacterIsWrittenAtEveryOffsetOfEveryLength() {
        byte[] to = new byte[6 * 45 + 16];
        String[] characters = {
            "\"", "\\", "\n", "\u0000", "\u007F", "\u0080", "é", "ÿ", "Ł", "\u07FF", "\u0800", "汉", "😀"
        };
        for (String character : characters) {
            for (String around : new String[] {"a", "é", "\"", "汉", "\u0141"}) {
                for (int length = 0; length <= 40; length++) {
                    for (int offset = 0; offset <= length; offset++) {
                        assertWritten(around.repeat(offset) + character + around.repeat(length - offset), to);
                    }
                }
            }
        }
    }

    /**
     * Plain characters are written eight at a time after some in a row; the wide letter at the start keeps the string
     * from being Latin-1.
     */
    @Test
    void everyCharacterIsWrittenAtEveryOffsetOfPlainOnesAfterAWideOne() {
        byte[] to = new byte[6 * 60 + 16];
        String[] characters = {
            "\"", "\\", "\n", "\u0000", "\u007F", "\u0080", "ÿ", "\u0122", "\u07FF", "\u0800", "漢", "😀"
        };
        for (String character : characters) {
            for (int length = 0; length <= 56; length++) {
                for (int offset = 0; offset <= length; offset++) {
                    assertWritten("漢" + "a".repeat(offset) + character + "b".repeat(length - offset), to);
                }
            }
        }
    }

    @Test
    void controlCharactersAreEscapedAsBrieflyAsPossible() {
        assertThat(escaped("\b\f\n\r\t\"\\/\u0000\u001F\u007F\u2028\u2029"))
                .isEqualTo("\\b\\f\\n\\r\\t\\\"\\\\/\\u0000\\u001F\u007F\u2028\u2029");
    }

    @Test
    void loneSurrogatesAreReportedAtTheirIndex() {
        for (String prefix : new String[] {"", "abc", "é", "漢字漢字漢字漢字", "😀"}) {
            for (String lone : new String[] {"\uD83D", "\uDE00", "\uD83Da", "\uDE00\uD83D", "\uD83D\uD83D\uDE00"}) {
                byte[] to = new byte[256];
                assertThat(StringEncoder.writePlain(prefix + lone, to, 0)).isEqualTo(-1);
                assertThat(StringEncoder.writeEscaped(
                                prefix + lone, 0, prefix.length() + lone.length(), SCRATCH, to, 0))
                        .isEqualTo(~prefix.length());
            }
        }
    }

    @Test
    void everyLengthOfEveryKindFitsTheReservedBytes() {
        String[] units = {"a", "\"", "\u0000", "\u0001\n", "é", "ÿ\u0001", "漢", "😀", "a\u0000é漢😀", "abcdefghijk\u0001"
        };
        for (String unit : units) {
            for (int count = 0; count <= 33; count++) {
                String text = unit.repeat(count);
                byte[] to = new byte[6 * text.length() + 16];
                assertWritten(text, to);
            }
        }
    }

    @Test
    void bytesBeforeThePositionAreNotTouched() {
        String text = "a\u0001é";
        byte[] to = new byte[7 + 6 * text.length() + 16];
        Arrays.fill(to, (byte) 'x');
        int end = StringEncoder.writeEscaped(text, 0, text.length(), SCRATCH, to, 7);
        assertThat(new String(to, 0, end, StandardCharsets.UTF_8)).isEqualTo("xxxxxxxa\\u0001é");
    }

    @Test
    void piecesOfAStringAreWrittenLikeTheWhole() {
        String text = "abc\"漢字é\n" + "0123456789".repeat(3) + "😀\u0000end";
        String whole = escaped(text);
        for (int cut = 0; cut <= text.length(); cut++) {
            if (cut < text.length() && Character.isLowSurrogate(text.charAt(cut))) {
                continue;
            }
            byte[] to = new byte[6 * text.length() + 32];
            int middle = StringEncoder.writeEscaped(text, 0, cut, SCRATCH, to, 0);
            int end = StringEncoder.writeEscaped(text, cut, text.length(), SCRATCH, to, middle);
            assertThat(new String(to, 0, end, StandardCharsets.UTF_8)).isEqualTo(whole);
        }
    }

    @Test
    void longStringsBeyondLatin1AreWrittenWhereverTheScratchEnds() {
        for (int before = StringScratch.CHARS - 3; before <= StringScratch.CHARS + 1; before++) {
            for (String end : new String[] {"漢", "😀", "é", "\n", "😀😀"}) {
                String text = "漢".repeat(before) + end + "漢a".repeat(StringScratch.CHARS) + end;
                assertWritten(text, new byte[6 * text.length() + 16]);
            }
            for (String lone : new String[] {"\uD83D", "\uDE00"}) {
                String text = "漢".repeat(before) + lone + "漢";
                byte[] to = new byte[6 * text.length() + 16];
                assertThat(StringEncoder.writeEscaped(text, 0, text.length(), SCRATCH, to, 0))
                        .isEqualTo(~before);
                assertThat(StringEncoder.writeEscaped(text, 0, before + 1, SCRATCH, to, 0))
                        .isEqualTo(~before);
            }
        }
    }

    @Test
    void stringsBeyondLatin1AreNotCopied() {
        for (int length = 0; length <= 1_000; length += 1 + length / 40) {
            for (int offset = 0; offset < length; offset += 1 + length / 50) {
                String text = "ÿ".repeat(offset) + "\u0100" + "a".repeat(length - offset - 1);
                for (int from : new int[] {0, offset, offset + 1}) {
                    assertCopy(text, from, length, from > offset);
                    assertCopy(text, 0, from, from <= offset);
                }
            }
            assertCopy("ÿ".repeat(length), 0, length, true);
        }
    }

    private static void assertCopy(String text, int from, int to, boolean isLatin1) {
        byte[] copy = new byte[3 + to - from];
        assertThat(StringEncoder.copyLatin1(text, from, to, copy, 3)).isEqualTo(isLatin1);
        String copied = isLatin1 ? text.substring(from, to) : "\0".repeat(to - from);
        assertThat(new String(copy, StandardCharsets.ISO_8859_1)).isEqualTo("\0\0\0" + copied);
    }

    @Test
    void randomStringsAreWrittenAsByTheSlowWriter() {
        Random random = new Random(SEED);
        int[] bounds = {0x20, 0x80, 0x100, 0x3000, 0x11000};
        byte[] to = new byte[6 * 400 + 16];
        for (int i = 0; i < Rounds.of(50_000); i++) {
            int bound = bounds[random.nextInt(bounds.length)];
            StringBuilder text = new StringBuilder();
            for (int count = random.nextInt(100); count > 0; count--) {
                int codePoint = random.nextInt(random.nextInt(4) == 0 ? bound : 0x80);
                text.appendCodePoint(codePoint >= 0xD800 && codePoint < 0xE000 ? 'x' : codePoint);
            }
            assertWritten(text.toString(), to);
        }
    }

    private static void assertWritten(String text, byte[] to) {
        byte[] expected = slowlyEscaped(text).getBytes(StandardCharsets.UTF_8);
        int end = StringEncoder.writeEscaped(text, 0, text.length(), SCRATCH, to, 0);
        if (!Arrays.equals(expected, 0, expected.length, to, 0, Math.max(end, 0))) {
            throw new AssertionError(
                    "%s became %s (seed %d)".formatted(text, new String(to, StandardCharsets.UTF_8), SEED));
        }
        boolean isPlain = expected.length == text.length();
        assertPlain(text, isPlain, expected, StringEncoder.writePlain(text, to, 0), to);
    }

    @Test
    void everyCharacterStopsUnlessItStandsForItself() {
        for (int character = 0; character <= Character.MAX_VALUE; character++) {
            boolean isPlain = character >= 0x20 && character <= 0x7F && character != 0x22 && character != 0x5C;
            assertThat(StringEncoder.stop((char) character) == 0).isEqualTo(isPlain);
        }
    }

    private static void assertPlain(String text, boolean isPlain, byte[] expected, int plainEnd, byte[] to) {
        if (plainEnd != (isPlain ? text.length() : -1)
                || isPlain && !Arrays.equals(expected, 0, expected.length, to, 0, plainEnd)) {
            throw new AssertionError("writePlain %d for %s (seed %d)".formatted(plainEnd, text, SEED));
        }
    }

    private static String escaped(String text) {
        byte[] to = new byte[6 * text.length() + 16];
        int end = StringEncoder.writeEscaped(text, 0, text.length(), SCRATCH, to, 0);
        return new String(to, 0, end, StandardCharsets.UTF_8);
    }

    private static String slowlyEscaped(String text) {
        StringBuilder escaped = new StringBuilder();
        for (char character : text.toCharArray()) {
            int shortEscape = "\b\f\n\r\t\"\\".indexOf(character);
            if (shortEscape >= 0) {
                escaped.append('\\').append("bfnrt\"\\".charAt(shortEscape));
            } else if (character < 0x20) {
                escaped.append("\\u%04X".formatted((int) character));
            } else {
                escaped.append(character);
            }
        }
        return escaped.toString();
    }
}
