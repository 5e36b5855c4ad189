package dev.burin.internal.text;

import static dev.burin.internal.text.Documents.amid;
import static dev.burin.internal.text.Documents.ascii;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Base64TextTest {
    private static final long SEED = 20251126L;

    private final Random random = new Random(SEED);

    @Test
    void everyLengthIsWrittenAndReadAsByTheJdk() {
        for (int length = 0; length <= 300; length++) {
            assertRoundTrip(randomBytes(length));
            assertRoundTrip(new byte[length]);
        }
        for (int length : new int[] {1000, 12_287, 12_288, 12_289, 12_290, 24_576, 100_000, 100_001, 100_002}) {
            assertRoundTrip(randomBytes(length));
        }
    }

    @Test
    void everyByteAtEveryPositionIsJudgedAsCanonicalOrNot() {
        for (int length : new int[] {1, 2, 3, 4, 5, 6, 34, 35, 36, 37, 100, 101, 102}) {
            byte[] text = Base64.getEncoder().encode(randomBytes(length));
            for (int at = 0; at < text.length; at++) {
                for (int value = at % Rounds.step(); value < 256; value += Rounds.step()) {
                    byte[] changed = text.clone();
                    changed[at] = (byte) value;
                    assertAsCanonical(changed);
                }
            }
        }
    }

    @Test
    void everyTruncationIsJudgedAsCanonicalOrNot() {
        for (int length : new int[] {10, 11, 12, 100, 101, 102}) {
            byte[] text = Base64.getEncoder().encode(randomBytes(length));
            for (int end = 0; end <= text.length; end++) {
                assertAsCanonical(Arrays.copyOf(text, end));
            }
        }
    }

    @Test
    void missingPaddingAndLeftOverBitsAndLineBreaksAreRejected() {
        for (String text :
                new String[] {"QQ", "QUI", "QR==", "QUJ=", "=", "====", "A===", "QQ==QQ==", "QUJD\nQUJD\n\n\n"}) {
            assertThat(Base64Text.read(ascii(text), 0, text.length())).as(text).isNull();
        }
    }

    /** The JDK accepts more than canonical text, but only canonical text is what it writes. */
    private static void assertAsCanonical(byte[] text) {
        byte[] expected = null;
        try {
            byte[] decoded = Base64.getDecoder().decode(text);
            expected = Arrays.equals(Base64.getEncoder().encode(decoded), text) ? decoded : null;
        } catch (IllegalArgumentException malformed) {
            // Stays null.
        }
        byte[] slice = amid('A', 9, text);
        assertThat(Base64Text.read(slice, 9, 9 + text.length))
                .as("%s, seed %d", Arrays.toString(text), SEED)
                .isEqualTo(expected);
    }

    private static void assertRoundTrip(byte[] data) {
        byte[] expected = Base64.getEncoder().encode(data);
        byte[] to = new byte[3 + expected.length];
        int end = Base64Text.write(data, to, 3);
        assertThat(Base64Text.encodedBytes(data.length)).isEqualTo(expected.length);
        assertThat(Arrays.copyOfRange(to, 3, end)).as("seed %d", SEED).isEqualTo(expected);
        assertThat(Base64Text.read(to, 3, end)).isEqualTo(data);
    }

    private byte[] randomBytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }
}
