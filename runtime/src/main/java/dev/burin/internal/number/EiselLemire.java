package dev.burin.internal.number;

/**
 * Double or float nearest to significand × 10^exponent.
 *
 * <p>Source: D. Lemire, "Number Parsing at a Gigabyte per Second" (2021), as in fast_float, decimal_to_binary.h,
 * Apache-2.0/MIT. N. Mushtak and D. Lemire, "Fast Number Parsing Without Fallback" (2023) prove that two products always
 * suffice, so no case is left over. Range: every 64-bit significand and every exponent. Rounds once, to nearest, ties to
 * even; the results are the bits of the magnitude: zero on underflow, infinity on overflow.
 */
final class EiselLemire {

    /** Greater powers of ten take every significand to infinity; the lower limit is {@link PowersOfTen#MIN_EXPONENT}. */
    private static final int MAX_DOUBLE_POWER = 308;

    /** Smaller powers of ten take every significand to zero, and those greater than {@link #MAX_FLOAT_POWER} to infinity. */
    private static final int MIN_FLOAT_POWER = -65;

    private static final int MAX_FLOAT_POWER = 38;

    /** Below this biased exponent the result is zero, but a shift would not give it: Java takes shift distances modulo 64. */
    private static final int MIN_SHIFTED_DOUBLE = 1 - (Long.SIZE - 1);

    /** Like {@link #MIN_SHIFTED_DOUBLE}, for an {@code int}. */
    private static final int MIN_SHIFTED_FLOAT = 1 - (Integer.SIZE - 1);

    private static final long DOUBLE_INFINITY = 0x7FFL << 52;
    private static final int FLOAT_INFINITY = 0xFF << 23;

    private EiselLemire() {}

    /** Returns the bits of the double nearest to significand × 10^exponent, the significand unsigned. */
    static long doubleBits(long significand, int exponent) {
        if (significand == 0 || exponent < PowersOfTen.MIN_EXPONENT) {
            return 0;
        }
        if (exponent > MAX_DOUBLE_POWER) {
            return DOUBLE_INFINITY;
        }
        int leadingZeros = Long.numberOfLeadingZeros(significand);
        long factor = significand << leadingZeros;
        int index = (exponent - PowersOfTen.MIN_EXPONENT) << 1;
        long power = PowersOfTen.LEADING_BITS[index];
        long high = unsignedHigh(factor, power);
        long low = factor * power;
        if ((high & 0x1FF) == 0x1FF) {
            // The bits below the rounding bit are all ones, so the lower half of the power may carry into it.
            long carry = unsignedHigh(factor, PowersOfTen.LEADING_BITS[index + 1]);
            low += carry;
            if (Long.compareUnsigned(low, carry) < 0) {
                high++;
            }
        }
        int upper = (int) (high >>> 63);
        int shift = upper + 9;
        long mantissa = high >>> shift;
        int biased = binaryExponent(exponent) + upper - leadingZeros + 1023;
        if (biased <= 0) {
            if (biased < MIN_SHIFTED_DOUBLE) {
                return 0;
            }
            // Subnormal. Ties are impossible here; rounding up to the smallest normal number sets its exponent bit.
            mantissa >>>= 1 - biased;
            return (mantissa + (mantissa & 1)) >>> 1;
        }
        if (biased >= 0x7FF) {
            return DOUBLE_INFINITY;
        }
        if (Long.compareUnsigned(low, 1) <= 0
                && exponent >= -4
                && exponent <= 23
                && (mantissa & 3) == 1
                && mantissa << shift == high) {
            mantissa &= ~1L;
        }
        mantissa = (mantissa + (mantissa & 1)) >>> 1;
        // The leading bit adds one to the exponent, and a carry one more, even from the largest double to infinity.
        return ((long) (biased - 1) << 52) + mantissa;
    }

    /** Returns the bits of the float nearest to significand × 10^exponent, the significand unsigned. */
    static int floatBits(long significand, int exponent) {
        if (significand == 0 || exponent < MIN_FLOAT_POWER) {
            return 0;
        }
        if (exponent > MAX_FLOAT_POWER) {
            return FLOAT_INFINITY;
        }
        int leadingZeros = Long.numberOfLeadingZeros(significand);
        long factor = significand << leadingZeros;
        int index = (exponent - PowersOfTen.MIN_EXPONENT) << 1;
        long power = PowersOfTen.LEADING_BITS[index];
        long high = unsignedHigh(factor, power);
        long low = factor * power;
        if ((high & 0x3F_FFFF_FFFFL) == 0x3F_FFFF_FFFFL) {
            long carry = unsignedHigh(factor, PowersOfTen.LEADING_BITS[index + 1]);
            low += carry;
            if (Long.compareUnsigned(low, carry) < 0) {
                high++;
            }
        }
        int upper = (int) (high >>> 63);
        int shift = upper + 38;
        int mantissa = (int) (high >>> shift);
        int biased = binaryExponent(exponent) + upper - leadingZeros + 127;
        if (biased <= 0) {
            if (biased < MIN_SHIFTED_FLOAT) {
                return 0;
            }
            mantissa >>>= 1 - biased;
            return (mantissa + (mantissa & 1)) >>> 1;
        }
        if (biased >= 0xFF) {
            return FLOAT_INFINITY;
        }
        if (Long.compareUnsigned(low, 1) <= 0
                && exponent >= -17
                && exponent <= 10
                && (mantissa & 3) == 1
                && (long) mantissa << shift == high) {
            mantissa &= ~1;
        }
        mantissa = (mantissa + (mantissa & 1)) >>> 1;
        return ((biased - 1) << 23) + mantissa;
    }

    /** Returns the upper half of the unsigned product; {@code factor} has its top bit set. */
    private static long unsignedHigh(long factor, long other) {
        return Math.multiplyHigh(factor, other) + other + (factor & (other >> 63));
    }

    /** Returns floor(log2(10^exponent)) + 63, exact in the range of the table. */
    static int binaryExponent(int exponent) {
        return ((217_706 * exponent) >> 16) + 63;
    }
}
