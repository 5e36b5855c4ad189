package dev.burin.internal.number;

import dev.burin.internal.bytes.Bytes;

/**
 * Shortest decimal text of a double, laid out like {@code Double.toString} of JDK 19 and later.
 *
 * <p>Source: R. Giulietti, "The Schubfach way to render doubles" (2021), §9, for the general case; our own proofs for
 * integers, short decimals, and the general case with one product. Range: every finite double; NaN and infinities are
 * rejected by the caller. Writes at most {@link #MAX_BYTES} bytes at {@code at} and stores up to {@link #SLACK} bytes more;
 * the caller has reserved both.
 *
 * <p>Why not {@code Double.toString}: it allocates, and before JDK 19 its result is not always the shortest.
 */
public final class DoubleToDecimal {

    /** The longest text: {@code -2.2250738585072014E-308}. */
    public static final int MAX_BYTES = 24;

    /** How many bytes after the text the wide stores may overwrite. */
    public static final int SLACK = 8;

    private static final int FRACTION_BITS = 52;
    private static final long FRACTION_MASK = (1L << FRACTION_BITS) - 1;
    private static final long HIDDEN_BIT = 1L << FRACTION_BITS;
    private static final long LOW_63_BITS = Long.MAX_VALUE;

    /** Fraction bits of the distances in {@link #writeRegular}, which are below 16. */
    private static final int FIXED_BITS = 59;

    private static final long FIXED_TEN = 10L << FIXED_BITS;

    /** A shift by this less h turns the upper half of 10^-k into half of 2^exponent, with {@link #FIXED_BITS} fraction bits. */
    private static final int FIXED_HALF_SHIFT = 6;

    private static final long FRACTION_HALF = Long.MIN_VALUE;

    /** Computed distances of this many units or fewer may have the wrong sign. */
    private static final long UNCERTAIN = 8;

    /** Binary exponent of the subnormal numbers, their significands taken as integers. */
    private static final int MIN_EXPONENT = -1074;

    /** Below this many units in the last place, a subnormal number needs one digit more so that its second digit is found. */
    private static final long TINY = 3;

    private DoubleToDecimal() {}

    /** Writes {@code value} and returns the new position. */
    public static int write(byte[] to, int at, double value) {
        int position = at;
        long bits = Double.doubleToRawLongBits(value);
        if (bits < 0) {
            to[position++] = '-';
        }
        double magnitude = Math.abs(value);
        if (magnitude < 1e7) {
            int integer = (int) magnitude;
            if (integer == magnitude) {
                return DecimalLayout.writeInteger(to, position, integer);
            }
            if (magnitude >= 1e-3 && magnitude < 1e6) {
                long billionths = (long) (magnitude * 1e9 + 0.5);
                // At most 10^15, so exact; decimals of 15 digits denote distinct doubles, so this is the only short
                // one.
                if (billionths / 1e9 == magnitude) {
                    return writeBillionths(to, position, billionths);
                }
            }
        }
        return writeShortest(to, position, bits & Long.MAX_VALUE);
    }

    private static int writeBillionths(byte[] to, int at, long billionths) {
        int integer = (int) (billionths / 1_000_000_000);
        int fraction = (int) (billionths - integer * 1_000_000_000L);
        int first = fraction / 100_000_000;
        long eight = Digits.eight(fraction - first * 100_000_000);
        int position = DecimalLayout.writeTenths(to, at, integer, first);
        Bytes.putLong(to, position, eight);
        return position + DecimalLayout.withoutZeros(eight);
    }

    /** Writes the double with these bits, which is not zero; its sign has been written. */
    private static int writeShortest(byte[] to, int at, long bits) {
        long fraction = bits & FRACTION_MASK;
        int biased = (int) (bits >>> FRACTION_BITS);
        if (biased != 0) {
            long significand = HIDDEN_BIT | fraction;
            int exponent = biased - 1 + MIN_EXPONENT;
            if (exponent < 0 && exponent > -FRACTION_BITS - 1) {
                long integer = significand >>> -exponent;
                if (integer << -exponent == significand) {
                    return DecimalLayout.write(to, at, integer, 0);
                }
            }
            return fraction == 0
                    ? writeShortest(to, at, significand, exponent, 0)
                    : writeRegular(to, at, significand, exponent);
        }
        return fraction < TINY
                ? writeShortest(to, at, 10 * fraction, MIN_EXPONENT, -1)
                : writeShortest(to, at, fraction, MIN_EXPONENT, 0);
    }

    /**
     * Writes significand × 2^exponent, where the significand has 53 bits and both neighbours are equally far away, with one
     * product where Schubfach has three: the rounding interval extends half a unit in the last place to either side of the
     * value.
     *
     * <p>Since 10^k ≤ 2^exponent &lt; 10^(k+1), the interval is 1 to 10 units of 10^k wide. So it contains at most one
     * multiple of 10^(k+1), which is then the shortest decimal; and it always contains the nearest multiple of 10^k. The
     * value computed in these units is too low by less than three units of 2^-64, and each distance is off by at most three
     * units of 2^-59; where such an error could decide, Schubfach is used instead. Integers and halves end up there, other
     * values hardly ever do.
     */
    private static int writeRegular(byte[] to, int at, long significand, int exponent) {
        int k = DecimalLayout.log10OfPower2(exponent);
        int h = exponent + DecimalLayout.log2OfPower10(-k) + 2;
        int index = (-k - PowersOfTen.Writing.MIN_EXPONENT) << 1;
        long g1 = PowersOfTen.Writing.FACTORS[index];
        long g0 = PowersOfTen.Writing.FACTORS[index + 1];
        // The value in units of 10^k: an integer, and a fraction in units of 2^-64.
        long factor = significand << h;
        long upper = Math.multiplyHigh(g1, factor);
        long lower = g1 * factor;
        long fraction = lower + (Math.multiplyHigh(g0, factor) << 1);
        long floor = Long.compareUnsigned(fraction, lower) < 0 ? upper + 1 : upper;
        long below = floor / 10 * 10;
        long rest = ((floor - below) << FIXED_BITS) + (fraction >>> -FIXED_BITS);
        long half = g1 >>> (FIXED_HALF_SHIFT - h);
        long belowExcess = rest - half;
        long aboveExcess = FIXED_TEN - rest - half;
        if (isUncertain(belowExcess) || isUncertain(aboveExcess) || isUncertain(fraction - FRACTION_HALF)) {
            return writeShortest(to, at, significand, exponent, 0);
        }
        long nearest = floor + (fraction >>> 63);
        long digits = belowExcess < 0 ? below : aboveExcess < 0 ? below + 10 : nearest;
        return DecimalLayout.writeFull(to, at, digits, k);
    }

    /** Returns whether the distance is too small for its sign to be certain. */
    private static boolean isUncertain(long distance) {
        return Long.compareUnsigned(distance + UNCERTAIN, 2 * UNCERTAIN) <= 0;
    }

    /** Writes significand × 2^exponent × 10^shift. The comments give the names that the paper uses. */
    private static int writeShortest(byte[] to, int at, long significand, int exponent, int shift) {
        // The rounding interval of an odd significand excludes its ends.
        int odd = (int) significand & 1;
        boolean isRegular = significand != HIDDEN_BIT || exponent == MIN_EXPONENT;
        int k = isRegular ? DecimalLayout.log10OfPower2(exponent) : DecimalLayout.log10OfThreeQuarters(exponent);
        int h = exponent + DecimalLayout.log2OfPower10(-k) + 2;
        int index = (-k - PowersOfTen.Writing.MIN_EXPONENT) << 1;
        long g1 = PowersOfTen.Writing.FACTORS[index];
        long g0 = PowersOfTen.Writing.FACTORS[index + 1];
        // The value and the ends of its rounding interval, in quarters of 10^k, odd when inexact: vb, vbl, vbr.
        long quarters = significand << 2;
        long middle = multiply(g1, g0, quarters << h);
        long lower = multiply(g1, g0, (quarters - (isRegular ? 2 : 1)) << h);
        long upper = multiply(g1, g0, (quarters + 2) << h);

        long floor = middle >>> 2;
        if (floor >= 100) {
            // One digit fewer if exactly one of the two neighbours is inside the interval.
            long below = 10 * (floor / 10);
            long above = below + 10;
            boolean isBelowInside = lower + odd <= below << 2;
            boolean isAboveInside = (above << 2) + odd <= upper;
            if (isBelowInside != isAboveInside) {
                return DecimalLayout.write(to, at, isBelowInside ? below : above, k);
            }
        }
        long ceiling = floor + 1;
        boolean isFloorInside = lower + odd <= floor << 2;
        boolean isCeilingInside = (ceiling << 2) + odd <= upper;
        boolean isFloor;
        if (isFloorInside != isCeilingInside) {
            isFloor = isFloorInside;
        } else {
            // Both are inside: take the closer one, or the even one if they are equally close.
            long distance = middle - ((floor + ceiling) << 1);
            isFloor = distance < 0 || (distance == 0 && (floor & 1) == 0);
        }
        return DecimalLayout.write(to, at, isFloor ? floor : ceiling, k + shift);
    }

    /** Returns g × factor / 2^127, with the lowest bit set if the division is not exact: {@code rop} in the paper. */
    private static long multiply(long g1, long g0, long factor) {
        long x1 = Math.multiplyHigh(g0, factor);
        long y0 = g1 * factor;
        long y1 = Math.multiplyHigh(g1, factor);
        long z = (y0 >>> 1) + x1;
        long w = y1 + (z >>> 63);
        return w | (((z & LOW_63_BITS) + LOW_63_BITS) >>> 63);
    }
}
