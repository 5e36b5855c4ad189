package dev.burin.internal.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class PowersOfTenTest {

    private static final BigInteger TWO_TO_64 = BigInteger.ONE.shiftLeft(64);

    @Test
    void readingUsesTheLeading128BitsOfFivesRoundedUpWhereLemireSays() {
        for (int exponent = PowersOfTen.MIN_EXPONENT; exponent <= PowersOfTen.MAX_EXPONENT; exponent++) {
            int index = 2 * (exponent - PowersOfTen.MIN_EXPONENT);
            BigInteger rounding = exponent < 0 && exponent >= -27 ? BigInteger.ONE : BigInteger.ZERO;

            assertThat(unsigned(PowersOfTen.LEADING_BITS[index])
                            .multiply(TWO_TO_64)
                            .add(unsigned(PowersOfTen.LEADING_BITS[index + 1])))
                    .as("5^%d", exponent)
                    .isEqualTo(leading(exponent, 128).add(rounding));
        }
    }

    @Test
    void writingUsesTheLeading126BitsPlusOneAsSchubfachSays() {
        for (int exponent = PowersOfTen.Writing.MIN_EXPONENT; exponent <= PowersOfTen.MAX_EXPONENT; exponent++) {
            int index = 2 * (exponent - PowersOfTen.Writing.MIN_EXPONENT);
            BigInteger high = BigInteger.valueOf(PowersOfTen.Writing.FACTORS[index]);
            BigInteger low = BigInteger.valueOf(PowersOfTen.Writing.FACTORS[index + 1]);

            assertThat(high.shiftLeft(63).add(low))
                    .as("10^%d", exponent)
                    .isEqualTo(leading(exponent, 126).add(BigInteger.ONE));
            assertThat(low).isNotNegative();
        }
    }

    @Test
    void theLogarithmsAreExactForEveryExponentOfADouble() {
        for (int exponent = -1100; exponent <= 1100; exponent++) {
            assertThat(DecimalLayout.log10OfPower2(exponent)).isEqualTo(floorLog10(BigInteger.ONE, exponent));
            assertThat(DecimalLayout.log10OfThreeQuarters(exponent))
                    .isEqualTo(floorLog10(BigInteger.valueOf(3), exponent - 2));
        }
        for (int exponent = PowersOfTen.MIN_EXPONENT; exponent <= PowersOfTen.MAX_EXPONENT; exponent++) {
            BigInteger power = BigInteger.TEN.pow(Math.abs(exponent));
            int expected = exponent >= 0 ? power.bitLength() - 1 : -power.bitLength();
            assertThat(DecimalLayout.log2OfPower10(exponent))
                    .as("10^%d", exponent)
                    .isEqualTo(expected);
        }
    }

    /** Returns the first bits of 5^exponent, truncated. */
    private static BigInteger leading(int exponent, int bits) {
        BigInteger power = BigInteger.valueOf(5).pow(Math.abs(exponent));
        if (exponent >= 0) {
            return power.shiftRight(power.bitLength() - bits);
        }
        BigInteger reciprocal =
                BigInteger.ONE.shiftLeft(2 * power.bitLength() + 128).divide(power);
        return reciprocal.shiftRight(reciprocal.bitLength() - bits);
    }

    /** Returns floor(log10(factor × 2^exponent)). */
    private static int floorLog10(BigInteger factor, int exponent) {
        if (exponent >= 0) {
            return factor.shiftLeft(exponent).toString().length() - 1;
        }
        // factor × 2^-n is factor × 5^n × 10^-n.
        return factor.multiply(BigInteger.valueOf(5).pow(-exponent)).toString().length() - 1 + exponent;
    }

    private static BigInteger unsigned(long bits) {
        return new BigInteger(Long.toUnsignedString(bits));
    }
}
