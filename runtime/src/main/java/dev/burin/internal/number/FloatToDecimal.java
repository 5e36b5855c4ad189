package dev.burin.internal.number;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;

/**
 * Shortest decimal text of a float, laid out like {@code Float.toString} of JDK 19 and later.
 *
 * <p>Source: R. Giulietti, "The Schubfach way to render doubles" (2021), §9 and §10. Range: every finite float; NaN and
 * infinities are rejected by the caller. Writes at most {@link #MAX_BYTES} bytes at {@code at} and stores up to
 * {@link #SLACK} bytes more; the caller has reserved both.
 *
 * <p>Why not {@code Float.toString}: it allocates, and before JDK 19 its result is not always the shortest.
 */
public final class FloatToDecimal {

    /** The longest text: {@code -1.17549435E-38}. */
    public static final int MAX_BYTES = 15;

    /** How many bytes after the text the wide stores may overwrite. */
    public static final int SLACK = 8;

    private static final int FRACTION_BITS = 23;
    private static final int FRACTION_MASK = (1 << FRACTION_BITS) - 1;
    private static final int HIDDEN_BIT = 1 << FRACTION_BITS;
    private static final long LOW_31_BITS = (1L << 31) - 1;

    /** Binary exponent of the subnormal numbers, their significands taken as integers. */
    private static final int MIN_EXPONENT = -149;

    /** Below this many units in the last place, a subnormal number needs one digit more so that its second digit is found. */
    private static final int TINY = 8;

    private FloatToDecimal() {}

    /** Writes {@code value} and returns the new position. */
    public static int write(byte[] to, int at, float value) {
        int position = at;
        int bits = Float.floatToRawIntBits(value);
        if (bits < 0) {
            to[position++] = '-';
        }
        float magnitude = Math.abs(value);
        if (magnitude < 1e7f) {
            int integer = (int) magnitude;
            if (integer == magnitude) {
                return DecimalLayout.writeInteger(to, position, integer);
            }
            if (magnitude >= 1e-3f && magnitude < 1e3f) {
                int thousandths = (int) (magnitude * 1e3f + 0.5f);
                // At most 10^6, so exact; decimals of 6 digits denote distinct floats, so this is the only short one.
                if (thousandths / 1e3f == magnitude) {
                    return writeThousandths(to, position, thousandths);
                }
            }
        }
        return writeShortest(to, position, bits & Integer.MAX_VALUE);
    }

    /** Writes a number that is not an integer. */
    private static int writeThousandths(byte[] to, int at, int thousandths) {
        int integer = thousandths / 1_000;
        int four = Digits.four((thousandths - integer * 1_000) * 10);
        int position = Digits.writeHead(to, at, integer);
        to[position] = '.';
        Bytes.putInt(to, position + 1, four);
        return position + 5 - (Integer.numberOfLeadingZeros(four ^ (int) Swar.DIGIT_ZEROS) >>> 3);
    }

    /** Writes the float with these bits, which is not zero; its sign has been written. */
    private static int writeShortest(byte[] to, int at, int bits) {
        int fraction = bits & FRACTION_MASK;
        int biased = bits >>> FRACTION_BITS;
        if (biased != 0) {
            return writeShortest(to, at, HIDDEN_BIT | fraction, biased - 1 + MIN_EXPONENT, 0);
        }
        return fraction < TINY
                ? writeShortest(to, at, 10 * fraction, MIN_EXPONENT, -1)
                : writeShortest(to, at, fraction, MIN_EXPONENT, 0);
    }

    /** Writes significand × 2^exponent × 10^shift, in the same steps as {@link DoubleToDecimal}. */
    private static int writeShortest(byte[] to, int at, int significand, int exponent, int shift) {
        int odd = significand & 1;
        boolean isRegular = significand != HIDDEN_BIT || exponent == MIN_EXPONENT;
        int k = isRegular ? DecimalLayout.log10OfPower2(exponent) : DecimalLayout.log10OfThreeQuarters(exponent);
        int h = exponent + DecimalLayout.log2OfPower10(-k) + 33;
        // The upper half of the factor for doubles, rounded up, is the factor for floats.
        long g = PowersOfTen.Writing.FACTORS[(-k - PowersOfTen.Writing.MIN_EXPONENT) << 1] + 1;
        long quarters = (long) significand << 2;
        int middle = multiply(g, quarters << h);
        int lower = multiply(g, (quarters - (isRegular ? 2 : 1)) << h);
        int upper = multiply(g, (quarters + 2) << h);

        int floor = middle >>> 2;
        if (floor >= 100) {
            int below = 10 * (floor / 10);
            int above = below + 10;
            boolean isBelowInside = lower + odd <= below << 2;
            boolean isAboveInside = (above << 2) + odd <= upper;
            if (isBelowInside != isAboveInside) {
                return DecimalLayout.write(to, at, isBelowInside ? below : above, k);
            }
        }
        int ceiling = floor + 1;
        boolean isFloorInside = lower + odd <= floor << 2;
        boolean isCeilingInside = (ceiling << 2) + odd <= upper;
        boolean isFloor;
        if (isFloorInside != isCeilingInside) {
            isFloor = isFloorInside;
        } else {
            int distance = middle - ((floor + ceiling) << 1);
            isFloor = distance < 0 || (distance == 0 && (floor & 1) == 0);
        }
        return DecimalLayout.write(to, at, isFloor ? floor : ceiling, k + shift);
    }

    /** Returns g × factor / 2^95, with the lowest bit set if the division is not exact. */
    private static int multiply(long g, long factor) {
        long product = Math.multiplyHigh(g, factor);
        return (int) ((product >>> 31) | (((product & LOW_31_BITS) + LOW_31_BITS) >>> 31));
    }
}
