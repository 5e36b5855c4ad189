package dev.burin.internal.number;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Boundary values; {@code DecimalToDoubleTest} reads the numbers between them. */
class EiselLemireTest {

    @Test
    void everyExponentGivesWhatParseDoubleGives() {
        for (int exponent = -400; exponent <= 400; exponent++) {
            for (long significand : new long[] {0, 1, 9, 17, 35, Long.MAX_VALUE, Long.MIN_VALUE, -1}) {
                assertLikeTwin(significand, exponent);
            }
        }
    }

    /**
     * 5^exponent × significand is odd and has one bit more than a double, or a float: both neighbours are equally
     * close.
     */
    @Test
    void tiesRoundToTheEvenNeighbour() {
        for (int bits : new int[] {53, 24}) {
            BigInteger least = BigInteger.TWO.pow(bits).add(BigInteger.ONE);
            for (int exponent = 1; exponent <= 28; exponent++) {
                BigInteger power = BigInteger.valueOf(5).pow(exponent);
                assertNeighbourhoodLikeTwin(least.divide(power).setBit(0), exponent);
                assertNeighbourhoodLikeTwin(least.multiply(power), -exponent);
            }
        }
    }

    private static void assertNeighbourhoodLikeTwin(BigInteger middle, int exponent) {
        for (int distance = -4; distance <= 4; distance++) {
            BigInteger significand = middle.add(BigInteger.valueOf(distance));
            if (significand.signum() >= 0 && significand.bitLength() <= Long.SIZE) {
                assertLikeTwin(significand.longValue(), exponent);
            }
        }
    }

    private static void assertLikeTwin(long significand, int exponent) {
        String text = Long.toUnsignedString(significand) + "e" + exponent;
        double asDouble = Double.longBitsToDouble(EiselLemire.doubleBits(significand, exponent));
        float asFloat = Float.intBitsToFloat(EiselLemire.floatBits(significand, exponent));
        if (asDouble != Double.parseDouble(text) || asFloat != Float.parseFloat(text)) {
            throw new AssertionError(text + " is " + asDouble + " or " + asFloat);
        }
    }
}
