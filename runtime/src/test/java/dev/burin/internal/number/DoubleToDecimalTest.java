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

class DoubleToDecimalTest {

    private static final long SEED = 20251124;

    @ParameterizedTest
    @CsvFileSource(resources = "/numbers/doubles-as-text.csv")
    void recordedDoublesAreWrittenAsRecorded(String bits, String expected) {
        assertThat(write(Double.longBitsToDouble(Long.parseUnsignedLong(bits, 16)), 3))
                .isEqualTo(expected);
    }

    @Test
    void corpusDoublesAreWrittenAsRecorded() {
        for (String line : Corpus.lines("conformance/floats/print/double_print.tsv")) {
            String[] row = line.split("\t");
            double value = Double.longBitsToDouble(Long.parseUnsignedLong(row[0], 16));
            assertThat(write(value, line.length() & 7)).as(row[0]).isEqualTo(row[1]);
        }
    }

    @Test
    void integersAndShortDecimalsAreWrittenLikeTheTwin() {
        for (int value = 0; value < 100_000; value += Rounds.step()) {
            assertLikeTwin(value);
            assertLikeTwin(value / 10.0);
            assertLikeTwin(value / -1000.0);
            assertLikeTwin(value * 1e-7);
            assertLikeTwin(value * 1e5);
        }
    }

    @Test
    void powersAndTheirNeighboursAreWrittenLikeTheTwin() {
        for (int exponent = -1074; exponent <= 1023; exponent++) {
            assertNeighbourhoodLikeTwin(Math.scalb(1.0, exponent));
        }
        for (int exponent = -323; exponent <= 308; exponent++) {
            assertNeighbourhoodLikeTwin(Double.parseDouble("1e" + exponent));
        }
        for (long tiny = 1; tiny < 1_000; tiny++) {
            assertLikeTwin(Double.longBitsToDouble(tiny));
        }
        assertLikeTwin(Double.MAX_VALUE);
        assertLikeTwin(-0.0);
    }

    /** Integers and small multiples of powers of two: in units of their last digit they lie on or beside n, n/2, 5n, 10n. */
    @Test
    void doublesOnTheEdgeOfADecisionAreWrittenLikeTheTwin() {
        Random random = new Random(SEED);
        for (int exponent = -90; exponent <= 90; exponent++) {
            for (int bits = 2; bits <= 53; bits++) {
                long significand = random.nextLong() >>> (64 - bits) | 1;
                assertNeighbourhoodLikeTwin(Math.scalb((double) significand, exponent));
            }
        }
    }

    @Test
    void randomDoublesAreWrittenLikeTheTwin() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(30_000); count++) {
            assertLikeTwin(randomBits(random));
        }
    }

    @Test
    void randomDoublesSurviveARoundTripAndAreNoLongerThanToString() {
        Random random = new Random(SEED);
        boolean isToStringShortest = Runtime.version().feature() >= 19;
        for (int count = 0; count < Rounds.of(1_000_000); count++) {
            double value = randomBits(random);
            String text = write(value, count % 9);
            String reference = Double.toString(value);
            boolean isRight = isToStringShortest
                    ? text.equals(reference)
                    : Double.parseDouble(text) == value && text.length() <= reference.length();
            if (!isRight) {
                throw new AssertionError(text + " instead of " + reference + ", seed " + SEED);
            }
        }
    }

    @Test
    void randomDecimalsAreWrittenAsTheyWere() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(1_000_000); count++) {
            double scale = Digits.power(random.nextInt(10));
            double value = (random.nextLong() >> 64 - 1 - random.nextInt(50)) / scale;
            String text = write(value, count % 9);
            if (Double.parseDouble(text) != value
                    || text.length() > Double.toString(value).length()) {
                throw new AssertionError(text + " instead of " + value + ", seed " + SEED);
            }
        }
    }

    private static double randomBits(Random random) {
        double value = Double.longBitsToDouble(random.nextLong());
        return Double.isFinite(value) ? value : randomBits(random);
    }

    private static void assertNeighbourhoodLikeTwin(double value) {
        assertLikeTwin(Math.nextDown(value));
        assertLikeTwin(value);
        assertLikeTwin(-Math.nextUp(value));
    }

    private static void assertLikeTwin(double value) {
        String expected = ShortestDecimal.of(value);
        String actual = write(value, expected.length() % 9);
        if (!actual.equals(expected)) {
            assertThat(actual).as("%h, seed %d", value, SEED).isEqualTo(expected);
        }
    }

    /** Writes into exactly the bytes reserved, and checks that nothing before them changes. */
    private static String write(double value, int at) {
        byte[] to = new byte[at + DoubleToDecimal.MAX_BYTES + DoubleToDecimal.SLACK];
        Arrays.fill(to, (byte) '#');
        int end = DoubleToDecimal.write(to, at, value);
        if (at > 0 && to[at - 1] != '#') {
            throw new AssertionError("wrote in front of " + at);
        }
        assertThat(end - at).isLessThanOrEqualTo(DoubleToDecimal.MAX_BYTES);
        return new String(to, at, end - at, ISO_8859_1);
    }
}
