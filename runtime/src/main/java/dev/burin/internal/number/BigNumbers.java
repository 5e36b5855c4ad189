package dev.burin.internal.number;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Exact values of number tokens of any size within the limits.
 *
 * <p>Source: our own; long runs of digits are halved until they fit in a long, so that the time taken is that of
 * {@link BigInteger} multiplication, which is less than quadratic. Range: tokens that {@link NumberScan#skip} accepted.
 * Limits are checked before anything is allocated, in linear time; a token that exceeds them yields null.
 *
 * <p>Why not {@code new BigDecimal(String)}: it is quadratic, and accepts exponents of any size.
 */
public final class BigNumbers {

    /** The number of digits that always fit in a long. */
    public static final int LONG_DIGITS = 18;

    private BigNumbers() {}

    /** Returns whether the number token has neither a fraction nor an exponent. */
    public static boolean isInteger(byte[] from, int at, int end) {
        for (int position = at; position < end; position++) {
            if (!NumberScan.isDigit(from[position]) && from[position] != '-') {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the integer, or null if the token has a fraction or an exponent, or more than {@code maxDigits} significant
     * digits.
     */
    public static @Nullable BigInteger readBigInteger(byte[] from, int at, int end, int maxDigits) {
        int first = firstSignificant(from, at, end);
        if (end - first > maxDigits || !isInteger(from, at, end)) {
            return null;
        }
        BigInteger magnitude = magnitude(from, first, end);
        return from[at] == '-' ? magnitude.negate() : magnitude;
    }

    /**
     * Returns the number with the scale it is written with, 2 for {@code 0.10} and -3 for {@code 1e3}, or null if it has more
     * than {@code maxDigits} significant digits, trailing zeros included, or a scale beyond ±{@code maxScale}.
     */
    public static @Nullable BigDecimal readBigDecimal(byte[] from, int at, int end, int maxDigits, int maxScale) {
        int point = -1;
        int digitsEnd = at;
        while (digitsEnd < end && (from[digitsEnd] | 0x20) != 'e') {
            if (from[digitsEnd] == '.') {
                point = digitsEnd;
            }
            digitsEnd++;
        }
        int first = firstSignificant(from, at, digitsEnd);
        int digitCount = digitsEnd - first - (point > first ? 1 : 0);
        long scale = (point < 0 ? 0 : digitsEnd - point - 1) - exponent(from, digitsEnd + 1, end);
        if (digitCount > maxDigits || Math.abs(scale) > maxScale) {
            return null;
        }
        boolean isNegative = from[at] == '-';
        if (digitCount <= LONG_DIGITS) {
            long digits = smallMagnitude(from, first, digitsEnd);
            return BigDecimal.valueOf(isNegative ? -digits : digits, (int) scale);
        }
        BigInteger magnitude = point > first
                ? magnitude(withoutPoint(from, first, digitsEnd, point), 0, digitCount)
                : magnitude(from, first, digitsEnd);
        return new BigDecimal(isNegative ? magnitude.negate() : magnitude, (int) scale);
    }

    /** Returns the position of the first digit that is not zero, or {@code end} if all are zero. */
    private static int firstSignificant(byte[] from, int at, int end) {
        int position = at;
        while (position < end && (from[position] == '0' || !NumberScan.isDigit(from[position]))) {
            position++;
        }
        return position;
    }

    /** Returns the value of the exponent after {@code e}, capped at a magnitude beyond every scale; 0 if there is none. */
    private static long exponent(byte[] from, int at, int end) {
        long magnitude = 0;
        for (int position = at; position < end && magnitude < NumberScan.EXPONENT_CEILING; position++) {
            if (NumberScan.isDigit(from[position])) {
                magnitude = magnitude * 10 + from[position] - '0';
            }
        }
        return at < end && from[at] == '-' ? -magnitude : magnitude;
    }

    private static byte[] withoutPoint(byte[] from, int first, int end, int point) {
        byte[] digits = new byte[end - first - 1];
        System.arraycopy(from, first, digits, 0, point - first);
        System.arraycopy(from, point + 1, digits, point - first, end - point - 1);
        return digits;
    }

    private static BigInteger magnitude(byte[] digits, int at, int end) {
        int count = end - at;
        return count <= LONG_DIGITS
                ? BigInteger.valueOf(smallMagnitude(digits, at, end))
                : magnitude(digits, at, end, powers(level(count)));
    }

    /** Splits off the last 18 × 2^level digits; {@code powers[level]} is the weight of those before them. */
    private static BigInteger magnitude(byte[] digits, int at, int end, BigInteger[] powers) {
        int count = end - at;
        if (count <= LONG_DIGITS) {
            return BigInteger.valueOf(smallMagnitude(digits, at, end));
        }
        int level = level(count);
        int middle = end - (LONG_DIGITS << level);
        BigInteger front = magnitude(digits, at, middle, powers);
        return front.multiply(powers[level]).add(magnitude(digits, middle, end, powers));
    }

    /** Returns the largest level for which 18 × 2^level is less than {@code count}, which must be more than 18. */
    private static int level(int count) {
        return 31 - Integer.numberOfLeadingZeros((count - 1) / LONG_DIGITS);
    }

    /** Returns 10^(18 × 2^i) for i from 0 to {@code level}. */
    private static BigInteger[] powers(int level) {
        BigInteger[] powers = new BigInteger[level + 1];
        powers[0] = BigInteger.valueOf(Digits.power(LONG_DIGITS));
        for (int index = 1; index <= level; index++) {
            powers[index] = powers[index - 1].multiply(powers[index - 1]);
        }
        return powers;
    }

    /** Returns the value of at most 18 digits, ignoring the point. */
    private static long smallMagnitude(byte[] digits, int at, int end) {
        long value = 0;
        for (int position = at; position < end; position++) {
            if (NumberScan.isDigit(digits[position])) {
                value = value * 10 + digits[position] - '0';
            }
        }
        return value;
    }
}
