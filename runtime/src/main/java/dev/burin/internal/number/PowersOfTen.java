package dev.burin.internal.number;

import java.math.BigInteger;

/**
 * Powers of ten, as the binary constants that are needed for reading and writing floating-point numbers.
 *
 * <p>Source: D. Lemire, "Number Parsing at a Gigabyte per Second" (2021), §6, and its implementation fast_float, for
 * {@link #LEADING_BITS}; R. Giulietti, "The Schubfach way to render doubles" (2021), §9.9, for {@link Writing}. Computed on
 * first use; {@code PowersOfTenTest} compares them with the definitions.
 */
final class PowersOfTen {

    /** The least exponent with an entry: smaller powers take every significand to zero. */
    static final int MIN_EXPONENT = -342;

    /** The greatest exponent with an entry. Reading needs exponents up to 308, writing subnormal numbers up to 324. */
    static final int MAX_EXPONENT = 324;

    /**
     * Leading 128 bits of 5^exponent, upper half at {@code 2 * (exponent - MIN_EXPONENT)}, lower half after it. Truncated,
     * except for exponents from -27 to -1: these are rounded up, because products must not fall below exact results there.
     */
    static final long[] LEADING_BITS = new long[2 * (MAX_EXPONENT - MIN_EXPONENT + 1)];

    private static final int FIRST_ROUNDED_UP = -27;

    static {
        BigInteger five = BigInteger.valueOf(5);
        BigInteger power = BigInteger.ONE;
        for (int exponent = 0; exponent <= MAX_EXPONENT; exponent++) {
            put(exponent, power);
            power = power.multiply(five);
        }
        // Dividing a truncated quotient again is the same as truncating after both divisions, so one chain serves all.
        power = BigInteger.ONE.shiftLeft(1_000);
        for (int exponent = -1; exponent >= MIN_EXPONENT; exponent--) {
            power = power.divide(five);
            put(exponent, power);
        }
    }

    private PowersOfTen() {}

    private static void put(int exponent, BigInteger power) {
        BigInteger leading = power.shiftRight(power.bitLength() - 128);
        int index = 2 * (exponent - MIN_EXPONENT);
        LEADING_BITS[index] = leading.shiftRight(64).longValue();
        LEADING_BITS[index + 1] = leading.longValue() + (isRoundedUp(exponent) ? 1 : 0);
    }

    private static boolean isRoundedUp(int exponent) {
        return exponent >= FIRST_ROUNDED_UP && exponent < 0;
    }

    /** What Schubfach calls g: 10^exponent scaled to 126 bits, truncated, plus one, in two halves of 63 bits. */
    static final class Writing {

        /** The least exponent with an entry. */
        static final int MIN_EXPONENT = -292;

        /** Upper half at {@code 2 * (exponent - MIN_EXPONENT)}, lower half after it. */
        static final long[] FACTORS = new long[2 * (MAX_EXPONENT - MIN_EXPONENT + 1)];

        static {
            for (int exponent = MIN_EXPONENT; exponent <= MAX_EXPONENT; exponent++) {
                int from = 2 * (exponent - PowersOfTen.MIN_EXPONENT);
                int to = 2 * (exponent - MIN_EXPONENT);
                long high = LEADING_BITS[from];
                long low = LEADING_BITS[from + 1] - (isRoundedUp(exponent) ? 1 : 0);
                FACTORS[to] = high >>> 1;
                FACTORS[to + 1] = (((high & 1) << 62) | (low >>> 2)) + 1;
            }
        }

        private Writing() {}
    }
}
