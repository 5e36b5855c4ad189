package dev.burin.internal.number;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Corpus;
import dev.burin.test.Rounds;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class FloatToDecimalTest {

    private static final long SEED = 20251125;

    @ParameterizedTest
    @CsvFileSource(resources = "/numbers/floats-as-text.csv")
    void recordedFloatsAreWrittenAsRecorded(String bits, String expected) {
        assertThat(write(Float.intBitsToFloat(Integer.parseUnsignedInt(bits, 16)), 3))
                .isEqualTo(expected);
    }

    @Test
    void corpusFloatsAreWrittenAsRecorded() {
        for (String line : Corpus.lines("conformance/floats/print/float_print.tsv")) {
            String[] row = line.split("\t");
            float value = Float.intBitsToFloat(Integer.parseUnsignedInt(row[0], 16));
            assertThat(write(value, line.length() & 7)).as(row[0]).isEqualTo(row[1]);
        }
    }

    @Test
    void integersAndShortDecimalsAreWrittenLikeTheTwin() {
        for (int value = 0; value < 100_000; value += Rounds.step()) {
            assertLikeTwin(value);
            assertLikeTwin(value / 10.0f);
            assertLikeTwin(value / -1000.0f);
            assertLikeTwin(value * 1e-7f);
            assertLikeTwin(value * 1e5f);
        }
    }

    @Test
    void powersAndTheirNeighboursAreWrittenLikeTheTwin() {
        for (int exponent = -149; exponent <= 127; exponent++) {
            assertNeighbourhoodLikeTwin(Math.scalb(1.0f, exponent));
        }
        for (int exponent = -45; exponent <= 38; exponent++) {
            assertNeighbourhoodLikeTwin(Float.parseFloat("1e" + exponent));
        }
        for (int tiny = 1; tiny < 1_000; tiny++) {
            assertLikeTwin(Float.intBitsToFloat(tiny));
        }
        assertLikeTwin(Float.MAX_VALUE);
        assertLikeTwin(-0.0f);
    }

    @Test
    void randomFloatsAreWrittenLikeTheTwin() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(30_000); count++) {
            assertLikeTwin(randomBits(random));
        }
    }

    @Test
    void randomFloatsSurviveARoundTripAndAreNoLongerThanToString() {
        Random random = new Random(SEED);
        boolean isToStringShortest = Runtime.version().feature() >= 19;
        for (int count = 0; count < Rounds.of(1_000_000); count++) {
            float value = randomBits(random);
            String text = write(value, count % 9);
            String reference = Float.toString(value);
            boolean isRight = isToStringShortest
                    ? text.equals(reference)
                    : Float.parseFloat(text) == value && text.length() <= reference.length();
            if (!isRight) {
                throw new AssertionError(text + " instead of " + reference + ", seed " + SEED);
            }
        }
    }

    @Test
    void randomDecimalsAreWrittenAsTheyWere() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(1_000_000); count++) {
            float scale = Digits.power(random.nextInt(10));
            float value = (random.nextInt() >> 32 - 1 - random.nextInt(24)) / scale;
            String text = write(value, count % 9);
            if (Float.parseFloat(text) != value
                    || text.length() > Float.toString(value).length()) {
                throw new AssertionError(text + " instead of " + value + ", seed " + SEED);
            }
        }
    }

    private static float randomBits(Random random) {
        float value = Float.intBitsToFloat(random.nextInt());
        return Float.isFinite(value) ? value : randomBits(random);
    }

    private static void assertNeighbourhoodLikeTwin(float value) {
        assertLikeTwin(Math.nextDown(value));
        assertLikeTwin(value);
        assertLikeTwin(-Math.nextUp(value));
    }

    private static void assertLikeTwin(float value) {
        String expected = ShortestDecimal.of(value);
        String actual = write(value, expected.length() % 9);
        if (!actual.equals(expected)) {
            assertThat(actual).as("%h, seed %d", value, SEED).isEqualTo(expected);
        }
    }

    /** Writes into exactly the bytes reserved, and checks that nothing before them changes. */
    private static String write(float value, int at) {
        byte[] to = new byte[at + FloatToDecimal.MAX_BYTES + FloatToDecimal.SLACK];
        Arrays.fill(to, (byte) '#');
        int end = FloatToDecimal.write(to, at, value);
        if (at > 0 && to[at - 1] != '#') {
            throw new AssertionError("wrote in front of " + at);
        }
        assertThat(end - at).isLessThanOrEqualTo(FloatToDecimal.MAX_BYTES);
        return new String(to, at, end - at, ISO_8859_1);
    }
}
