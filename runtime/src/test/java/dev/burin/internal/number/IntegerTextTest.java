package dev.burin.internal.number;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class IntegerTextTest {

    private static final long SEED = 20251121;

    @Test
    void everyIntBelowAHundredThousandIsWrittenLikeToString() {
        for (int value = -100_000; value < 100_000; value++) {
            assertInt(value);
            assertLong(value);
        }
    }

    @Test
    void edgeValuesAreWrittenLikeToString() {
        edges().forEach(value -> {
            assertInt((int) value);
            assertLong(value);
        });
    }

    @Test
    void randomValuesOfEveryLengthAreWrittenLikeToString() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(1_000_000); count++) {
            long value = random.nextLong() >> random.nextInt(64);
            assertInt((int) value);
            assertLong(value);
        }
    }

    @Test
    void theLongestStringsHaveThePublishedLengths() {
        assertThat(Integer.toString(Integer.MIN_VALUE)).hasSize(IntegerText.MAX_INT_BYTES);
        assertThat(Long.toString(Long.MIN_VALUE)).hasSize(IntegerText.MAX_LONG_BYTES);
    }

    /** Returns values of every bit length and digit count, and their neighbours. */
    static LongStream edges() {
        LongStream twos = LongStream.range(0, 64).map(exponent -> 1L << exponent);
        LongStream tens = LongStream.range(0, 19).map(exponent -> Digits.power((int) exponent));
        LongStream limits = LongStream.of(Integer.MIN_VALUE, Integer.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE);
        return LongStream.concat(LongStream.concat(twos, tens), limits)
                .flatMap(value -> LongStream.of(value - 1, value, value + 1, -value - 1, -value, -value + 1));
    }

    private static void assertInt(int value) {
        String expected = Integer.toString(value);
        int at = value & 7;
        byte[] to = new byte[at + expected.length() + IntegerText.SLACK];
        int end = IntegerText.write(to, at, value);
        assertText(to, at, end, expected);
    }

    private static void assertLong(long value) {
        String expected = Long.toString(value);
        int at = (int) value & 7;
        byte[] to = new byte[at + expected.length() + IntegerText.SLACK];
        int end = IntegerText.write(to, at, value);
        assertText(to, at, end, expected);
    }

    private static void assertText(byte[] to, int at, int end, String expected) {
        String actual = new String(to, at, end - at, ISO_8859_1);
        if (!actual.equals(expected)) {
            assertThat(actual).as("seed %d", SEED).isEqualTo(expected);
        }
    }
}
