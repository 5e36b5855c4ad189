package dev.burin.internal.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SwarTest {
    private static final long SEED = 20251120L;

    @Test
    void stopMaskFlagsExactlyTheStopBytesUpToTheFirst() {
        for (int lane = 0; lane < 8; lane++) {
            for (int value = 0; value < 256; value++) {
                for (int before : new int[] {' ', '!', '#', '[', ']', 0x7F}) {
                    for (int after : new int[] {0x00, 0x21, 0x22, 0x5C, 0x7F, 0x80, 0xFF}) {
                        assertFirstStop(word(lane, value, before, after));
                    }
                }
            }
        }
    }

    @Test
    void stopMaskAgreesWithTheBytesOfRandomWords() {
        Random random = new Random(SEED);
        for (int i = 0; i < 1_000_000; i++) {
            // Mostly ASCII, or the first byte would decide every case.
            assertFirstStop(random.nextLong() & 0x7F7F_7F7F_7F7F_7F7FL | random.nextLong() & 0x2020_2020_2020_2020L);
        }
    }

    @Test
    void textStopMaskFlagsExactlyTheStopBytes() {
        for (int lane = 0; lane < 8; lane++) {
            for (int value = 0; value < 256; value++) {
                for (int other = 0; other < 256; other++) {
                    assertTextStops(word(lane, value, other, other));
                    assertTextStops(word(lane, value, other, 255 - other));
                }
            }
        }
    }

    @Test
    void leadingSpacesCountsTheSpacesBeforeTheFirstOtherByte() {
        for (int lane = 0; lane < 8; lane++) {
            for (int value = 0; value < 256; value++) {
                long word = word(lane, value, ' ', ' ');
                assertThat(Swar.leadingSpaces(word)).isEqualTo(value == ' ' ? 8 : lane);
                assertThat(Swar.allSpaces(word)).isEqualTo(value == ' ');
                for (int count = 1; count <= 8; count++) {
                    assertThat(Swar.areLastSpaces(word, count)).isEqualTo(value == ' ' || lane < 8 - count);
                }
                assertThat(Swar.allAscii(word)).isEqualTo(value < 0x80);
            }
        }
    }

    @Test
    void beforeQuoteKeepsTheBytesBeforeTheFirstQuote() {
        Random random = new Random(SEED);
        for (int i = 0; i < 1_000_000; i++) {
            // Many quotes, and bytes that differ from a quote in few bits, which a borrow could turn into another
            // quote.
            long word = 0x2222_2222_2222_2222L ^ (random.nextLong() & random.nextLong() & 0x8301_0183_0101_8301L);
            byte[] bytes = new byte[8];
            Bytes.putLong(bytes, 0, word);
            int quote = 0;
            while (quote < 8 && bytes[quote] != '"') {
                quote++;
            }
            Arrays.fill(bytes, quote, 8, (byte) 0);
            if (Swar.beforeQuote(word) != Bytes.getLong(bytes, 0)) {
                throw new AssertionError("0x%016X (seed %d)".formatted(word, SEED));
            }
        }
        assertThat(Swar.beforeQuote(0x0807_0605_0403_0201L)).isEqualTo(0x0807_0605_0403_0201L);
    }

    private static void assertFirstStop(long word) {
        int expected = 0;
        while (expected < 8 && !isStop((int) (word >>> 8 * expected) & 0xFF)) {
            expected++;
        }
        long mask = Swar.stopMask(word);
        int actual = mask == 0 ? 8 : Swar.firstFlagged(mask);
        int predicted = mask == 0 ? 8 : Swar.predictedFirstFlagged(mask);
        if (actual != expected || predicted != expected) {
            throw new AssertionError(
                    "0x%016X: %d and %d instead of %d (seed %d)".formatted(word, actual, predicted, expected, SEED));
        }
    }

    private static void assertTextStops(long word) {
        long expected = 0;
        for (int lane = 0; lane < 8; lane++) {
            int value = (int) (word >>> 8 * lane) & 0xFF;
            expected |= value < 0x80 && isStop(value) ? 0x80L << 8 * lane : 0;
        }
        if (Swar.textStopMask(word) != expected) {
            throw new AssertionError(
                    "0x%016X: 0x%016X instead of 0x%016X".formatted(word, Swar.textStopMask(word), expected));
        }
    }

    private static boolean isStop(int value) {
        return value == '"' || value == '\\' || value < 0x20 || value >= 0x80;
    }

    private static long word(int lane, int value, int before, int after) {
        long word = 0;
        for (int i = 0; i < 8; i++) {
            long next = i < lane ? before : i == lane ? value : after;
            word |= next << 8 * i;
        }
        return word;
    }
}
