package dev.burin.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.burin.test.Rounds;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Utf8DecoderTest {
    private static final int CHUNK = WideDecoder.CHUNK;
    private static final int LONG_RUN = WideDecoder.LONG_RUN;

    /** Texts of fewer bytes are left to the JDK. */
    private static final String BLOCK = "z".repeat(Utf8.BLOCK);

    private static final String EMOJI = "\uD83D\uDE00";

    /** First and last code point of what is decoded alike. */
    private static final int[][] KINDS = {
        {0, 0x7F}, {0x80, 0xFF}, {0x100, 0x7FF}, {0x800, 0xD7FF}, {0xE000, 0xFFFF}, {0x10000, Character.MAX_CODE_POINT}
    };

    private final Utf8Decoder decoder = new Utf8Decoder();

    @Test
    void everyScalarValueIsDecodedInEveryPlaceOfAWord() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint += Rounds.step()) {
            if (Character.isBmpCodePoint(codePoint) && Character.isSurrogate((char) codePoint)) {
                continue;
            }
            String character = Character.toString(codePoint);
            for (int offset = 0; offset < Long.BYTES; offset++) {
                String before = "a".repeat(offset) + character;
                assertDecoded(BLOCK + before + "bcdefghi");
                assertDecoded(BLOCK + "é漢zяaaaa".substring(0, offset) + character + "aяz漢éb");
                assertDecoded(before + BLOCK);
                assertDecoded(BLOCK + "é" + before);
            }
            assertDecoded("é" + character);
        }
    }

    @Test
    void charactersOfAnyLengthsAreDecodedInAnyOrder() {
        String[] edges = {
            "\0", "a", "\u007F", "\u0080", "ÿ", "\u0100", "\u07FF", "\u0800", "\uD7FF", "\uE000", "\uFFFF", EMOJI
        };
        int kinds = edges.length;
        for (int i = 0; i < kinds * kinds * kinds * kinds; i++) {
            StringBuilder text = new StringBuilder();
            for (int rest = i, count = 0; count < 4; count++) {
                text.append(edges[rest % kinds]);
                rest /= kinds;
            }
            assertDecoded(text.toString());
            assertDecoded(BLOCK + text);
            assertDecoded(text + BLOCK);
            assertDecoded(BLOCK + text + "zzzzzzzz" + text);
        }
    }

    @Test
    void textsOfEveryLengthAreDecoded() {
        for (String letter : new String[] {"a", "é", "я", "漢", EMOJI, "aé", "aя", "a漢", "я漢", "é漢", "a" + EMOJI}) {
            for (int count = 0; count <= 80; count++) {
                assertDecoded(letter.repeat(count));
                assertDecoded("aaa" + letter.repeat(count) + "zz");
            }
            for (int count = CHUNK - LONG_RUN - 20; count <= CHUNK + 9; count++) {
                assertDecoded(letter.repeat(count));
                assertDecoded("漢" + letter.repeat(count) + "a");
            }
        }
    }

    @Test
    void asciiOfEveryLengthBetweenOthersIsDecoded() {
        for (int length = 0; length <= 2 * LONG_RUN + 9; length++) {
            String ascii = "0123456789abcdef".repeat(20).substring(0, length);
            for (String letter : new String[] {"é", "я", "漢", EMOJI}) {
                assertDecoded(ascii + letter + ascii + letter + ascii);
                assertDecoded((letter + ascii).repeat(50));
                assertDecoded((letter.repeat(5) + ascii).repeat(50) + letter);
            }
        }
    }

    @Test
    void shortAsciiFitsIntoAChunkThatIsAlmostFull() {
        String ascii = "0123456789abcdef".repeat(LONG_RUN / 16);
        for (int wide = CHUNK - 2 * LONG_RUN; wide <= CHUNK; wide++) {
            assertDecoded("漢".repeat(wide) + ascii.substring(1) + "漢" + ascii);
            assertDecoded("я".repeat(wide) + ascii.substring(1) + "я" + ascii.substring(1));
        }
    }

    @Test
    void randomTextsAreDecodedAsByTheJdk() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int i = Rounds.of(100_000); i > 0; i--) {
            int kinds = 1 + random.nextInt(KINDS.length); // ASCII only, Latin-1, and so on
            int longest = random.nextInt(100) == 0 ? 2_000 : 40;
            StringBuilder text = new StringBuilder();
            for (int runs = random.nextInt(12); runs > 0; runs--) {
                int[] kind = KINDS[random.nextInt(kinds)];
                random.ints(random.nextInt(longest), kind[0], kind[1] + 1).forEach(text::appendCodePoint);
            }
            assertThat(decoded(text.toString())).as("seed %d", seed).isEqualTo(text.toString());
        }
    }

    @Test
    void onlyTheFirstBytesAreDecoded() {
        byte[] utf8 = (BLOCK + "éя漢").getBytes(StandardCharsets.UTF_8);

        assertThat(decoder.decode(utf8, 0)).isEmpty();
        assertThat(decoder.decode(utf8, 1)).isEqualTo("z");
        assertThat(decoder.decode(utf8, Utf8.BLOCK)).isEqualTo(BLOCK);
        assertThat(decoder.decode(utf8, Utf8.BLOCK + 2)).isEqualTo(BLOCK + "é");
        assertThat(decoder.decode(utf8, Utf8.BLOCK + 4)).isEqualTo(BLOCK + "éя");
    }

    @Test
    void aLongerTextAfterAShortOneIsDecoded() {
        for (int length = 1; length <= 3 * CHUNK; length += 1 + length / 3) {
            assertDecoded("漢".repeat(length));
            assertDecoded("я".repeat(length) + "a".repeat(LONG_RUN - 1) + "я");
        }
    }

    /** Writers that are used once, as in nested calls of {@code toJson}, have no decoder yet. */
    @Test
    void aDecoderThatIsUsedOnceTakesLittleMemory() {
        for (String letters : List.of("a", "é", "я", "漢")) {
            byte[] utf8 = letters.repeat(40).getBytes(StandardCharsets.UTF_8);
            allocatedBytes(utf8); // loads classes
            assertThat(allocatedBytes(utf8)).as(letters).isLessThan(3_000);
        }
        assertThat(allocatedBytes("é".repeat(40).getBytes(StandardCharsets.UTF_8)))
                .isLessThan(500);
    }

    private static long allocatedBytes(byte[] utf8) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        String text = new Utf8Decoder().decode(utf8, utf8.length);
        long after = threads.getCurrentThreadAllocatedBytes();
        assertThat(text).hasSize(40);
        return after - before;
    }

    private void assertDecoded(String text) {
        if (!decoded(text).equals(text)) {
            throw new AssertionError(
                    text.chars().mapToObj("%04X"::formatted).toList().toString());
        }
    }

    /** Decodes a text in an exact array, and in one with room for more, which is not to be looked at. */
    private String decoded(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        String exact = decoder.decode(utf8, utf8.length);
        byte[] larger = Arrays.copyOf(utf8, utf8.length + 2 * Long.BYTES);
        Arrays.fill(larger, utf8.length, larger.length, (byte) 0xE4);
        assertThat(decoder.decode(larger, utf8.length)).isEqualTo(exact);
        return exact;
    }
}
