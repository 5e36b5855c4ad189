package dev.burin.internal.number;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.test.Rounds;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The slow twin is {@code BigDecimal.setScale} of the exact value, or the shortest decimal if that has no more decimals. */
class DecimalRoundingTest {
    private static final long SEED = 20261123;
    private static final String REFUSED = "refused";
    private static final BigDecimal FIRST_WITH_EXPONENT = BigDecimal.TEN.pow(17);
    private static final int MAX_PLAIN_DECIMALS = 17;
    private static final int[] SCALES = {
        0, 1, 2, 3, 7, 15, 16, 17, 18, 19, 20, 36, 44, 45, 323, 324, 400, Integer.MAX_VALUE
    };

    @Test
    void powersAndTheirNeighboursAreRoundedLikeTheTwin() {
        for (int exponent = -1074; exponent <= 1023; exponent += Rounds.step()) {
            assertNeighbourhoodLikeTwin(Math.scalb(1.0, exponent), scale(exponent));
        }
        for (int exponent = -323; exponent <= 308; exponent++) {
            double power = Double.parseDouble("1e" + exponent);
            assertNeighbourhoodLikeTwin(power, Math.max(0, -exponent));
            assertNeighbourhoodLikeTwin(power, Math.max(0, -exponent - 1));
            assertNeighbourhoodLikeTwin(power / 2, Math.max(0, -exponent));
            assertNeighbourhoodLikeTwin(power * 0.49, Math.max(0, -exponent));
        }
    }

    @Test
    void smallestAndGreatestNumbersAreRoundedLikeTheTwin() {
        for (int scale : SCALES) {
            for (double value :
                    new double[] {0, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, 0.5, 1e17, 1e16}) {
                assertNeighbourhoodLikeTwin(value, scale);
            }
            for (float value :
                    new float[] {0, Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE, 0.5f, 1e17f, 1e16f}) {
                assertNeighbourhoodLikeTwin(value, scale);
            }
        }
    }

    /** Numbers that are ties in binary, too, and numbers that are ties only in their shortest decimal. */
    @Test
    void tiesAndTheirNeighboursAreRoundedLikeTheTwin() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(3_000); count++) {
            int scale = random.nextInt(8);
            long odd = 2L * random.nextInt(1 << random.nextInt(30)) + 1;
            assertNeighbourhoodLikeTwin(odd / 2.0 / Digits.power(scale), scale);
            assertNeighbourhoodLikeTwin((float) (odd / 2.0 / Digits.power(scale)), scale);
            assertNeighbourhoodLikeTwin(Math.scalb((double) odd, -scale - 1), scale);
            assertNeighbourhoodLikeTwin(Math.scalb((float) odd, -scale - 1), scale);
        }
    }

    @Test
    void everyScaleOfLongDecimalsIsRoundedLikeTheTwin() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(500); count++) {
            double value = random.nextDouble() * Digits.power(random.nextInt(6));
            for (int scale = 0; scale <= 20; scale++) {
                assertLikeTwin(value, scale);
                assertLikeTwin((float) value, scale);
            }
        }
    }

    @Test
    void randomBitsAreRoundedLikeTheTwin() {
        Random random = new Random(SEED);
        for (int count = 0; count < Rounds.of(5_000); count++) {
            double value = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(value)) {
                int place = -Math.getExponent(value) * 3 / 10;
                assertLikeTwin(value, Math.max(0, place + random.nextInt(19) - 1));
            }
            float single = Float.intBitsToFloat(random.nextInt());
            if (Float.isFinite(single)) {
                int place = -Math.getExponent(single) * 3 / 10;
                assertLikeTwin(single, Math.max(0, place + random.nextInt(10) - 1));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "-0.0, 0, 0",
        "-0.04, 1, 0",
        "1.0, 0, 1",
        "120.0, 0, 120",
        "1e300, 2147483647, 1.0E300",
        "0.125, 2, 0.12",
        "0.375, 2, 0.38",
        "0.15, 1, 0.1", // a little less
        "0.35, 1, 0.3", // likewise
        "0.45, 1, 0.5", // a little more
        "9.996, 2, 10",
        "0.05, 0, 0",
        "1e16, 0, 10000000000000000",
        "9.999999999999998E16, 0, 99999999999999980",
        "1e17, 0, 1.0E17",
        "123e-17, 17, 0.00000000000000123",
        "1e-17, 17, 0.00000000000000001",
        "1e-18, 18, 1.0E-18",
        "0.012345678901234567, 18, 0.012345678901234567",
        "1.5E-9, 9, 0.000000001", // a little less
        "2.5E-9, 9, 0.000000003" // a little more
    })
    void numbersAreLaidOutWithoutTrailingZerosAndWithAnExponentIfLong(double value, int scale, String text) {
        assertThat(write(value, scale, RoundingMode.HALF_EVEN)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0", "1.25, 1", "4.9E-324, 324", "0.1, 0", "1e-300, 299"})
    void numbersThatNeedRoundingAreRejectedIfRoundingIsUnnecessary(double value, int scale) {
        assertThat(write(value, scale, RoundingMode.UNNECESSARY)).isEqualTo(REFUSED);
        assertThat(write(-value, scale, RoundingMode.UNNECESSARY)).isEqualTo(REFUSED);
        assertThat(new BigDecimal(write(value, scale + 1, RoundingMode.UNNECESSARY)))
                .isEqualByComparingTo(new BigDecimal(value + ""));
    }

    private static int scale(int binaryExponent) {
        return Math.max(0, -binaryExponent * 3 / 10 + Math.floorMod(binaryExponent, 5));
    }

    private static void assertNeighbourhoodLikeTwin(double value, int scale) {
        assertLikeTwin(Math.nextDown(value), scale);
        assertLikeTwin(value, scale);
        if (value < Double.MAX_VALUE) {
            assertLikeTwin(Math.nextUp(value), scale);
        }
    }

    private static void assertNeighbourhoodLikeTwin(float value, int scale) {
        assertLikeTwin(Math.nextDown(value), scale);
        assertLikeTwin(value, scale);
        if (value < Float.MAX_VALUE) {
            assertLikeTwin(Math.nextUp(value), scale);
        }
    }

    /** In every mode, with both signs. */
    private static void assertLikeTwin(double value, int scale) {
        BigDecimal exact = new BigDecimal(value);
        BigDecimal shortest = new BigDecimal(ShortestDecimal.of(value));
        for (RoundingMode rounding : RoundingMode.values()) {
            check(write(value, scale, rounding), twin(exact, shortest, scale, rounding), value, scale, rounding);
            String negative = twin(exact.negate(), shortest.negate(), scale, rounding);
            check(write(-value, scale, rounding), negative, -value, scale, rounding);
        }
    }

    /** In every mode, with both signs. */
    private static void assertLikeTwin(float value, int scale) {
        BigDecimal exact = new BigDecimal(value);
        BigDecimal shortest = new BigDecimal(ShortestDecimal.of(value));
        for (RoundingMode rounding : RoundingMode.values()) {
            check(write(value, scale, rounding), twin(exact, shortest, scale, rounding), value, scale, rounding);
            String negative = twin(exact.negate(), shortest.negate(), scale, rounding);
            check(write(-value, scale, rounding), negative, -value, scale, rounding);
        }
    }

    private static void check(String actual, String expected, Number value, int scale, RoundingMode rounding) {
        if (!actual.equals(expected)) {
            assertThat(actual)
                    .as("%s with %d decimals, %s, seed %d", value, scale, rounding, SEED)
                    .isEqualTo(expected);
        }
    }

    private static String twin(BigDecimal exact, BigDecimal shortest, int scale, RoundingMode rounding) {
        boolean isShort = shortest.stripTrailingZeros().scale() <= scale;
        if (!isShort && rounding == RoundingMode.UNNECESSARY) {
            return REFUSED;
        }
        BigDecimal rounded = (isShort ? shortest : exact.setScale(scale, rounding)).stripTrailingZeros();
        BigDecimal magnitude = rounded.abs();
        boolean isPlain = magnitude.compareTo(FIRST_WITH_EXPONENT) < 0 && magnitude.scale() <= MAX_PLAIN_DECIMALS;
        return (rounded.signum() < 0 ? "-" : "")
                + (isPlain ? magnitude.toPlainString() : ShortestDecimal.layOut(magnitude));
    }

    private static String write(double value, int scale, RoundingMode rounding) {
        int at = scale & 7;
        byte[] to = reserved(at);
        return written(to, at, DecimalRounding.write(to, at, value, scale, rounding));
    }

    private static String write(float value, int scale, RoundingMode rounding) {
        int at = scale & 7;
        byte[] to = reserved(at);
        return written(to, at, DecimalRounding.write(to, at, value, scale, rounding));
    }

    /** Returns exactly the bytes that are reserved, after others. */
    private static byte[] reserved(int at) {
        byte[] to = new byte[at + DecimalRounding.MAX_BYTES + DecimalRounding.SLACK];
        Arrays.fill(to, (byte) '#');
        return to;
    }

    private static String written(byte[] to, int at, int end) {
        for (int i = 0; i < at; i++) {
            assertThat(to[i]).as("in front of %d", at).isEqualTo((byte) '#');
        }
        if (end == DecimalRounding.HAS_MORE_DECIMALS) {
            return REFUSED;
        }
        assertThat(end - at).isLessThanOrEqualTo(DecimalRounding.MAX_BYTES);
        return new String(to, at, end - at, ISO_8859_1);
    }
}
