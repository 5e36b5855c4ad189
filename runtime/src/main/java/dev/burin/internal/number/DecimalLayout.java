package dev.burin.internal.number;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;

/**
 * Text of digits × 10^exponent, laid out like {@code Double.toString}.
 *
 * <p>Source: our own; the logarithms are those of R. Giulietti, "The Schubfach way to render doubles" (2021). Range: 1 to 17
 * digits, not all zero, and the exponents of doubles. Writes at most 23 bytes at {@code at} and may store one byte after
 * those; the caller has reserved all 24.
 */
final class DecimalLayout {

    private static final int MAX_DIGITS = 17;
    private static final long TEN_TO_16 = 10_000_000_000_000_000L;
    private static final int ZERO_POINT_ZEROS = '0' | ('.' << 8) | ('0' << 16) | ('0' << 24);
    private static final int TEN_TO_8 = 100_000_000;

    private DecimalLayout() {}

    /** Writes digits × 10^exponent, 0 &lt; digits &lt; 10^17, and returns the new position. */
    static int write(byte[] to, int at, long digits, int exponent) {
        int length = log10OfPower2(64 - Long.numberOfLeadingZeros(digits));
        if (digits >= Digits.power(length)) {
            length++;
        }
        return writeSeventeen(to, at, digits * Digits.power(MAX_DIGITS - length), exponent + length);
    }

    /** Writes digits × 10^exponent, 10^15 ≤ digits &lt; 10^17. */
    static int writeFull(byte[] to, int at, long digits, int exponent) {
        boolean isSeventeen = digits >= TEN_TO_16;
        return writeSeventeen(
                to, at, isSeventeen ? digits : digits * 10, exponent + (isSeventeen ? MAX_DIGITS : MAX_DIGITS - 1));
    }

    /** Writes 0.d1d2…d17 × 10^point. */
    private static int writeSeventeen(byte[] to, int at, long all, int point) {
        long first = all / TEN_TO_16;
        long rest = all - first * TEN_TO_16;
        long upper = rest / TEN_TO_8;
        long high = Digits.eight((int) upper);
        long low = Digits.eight((int) (rest - upper * TEN_TO_8));
        // The number of digits after the first.
        int count = low == Swar.DIGIT_ZEROS ? withoutZeros(high) : 8 + withoutZeros(low);
        byte leading = (byte) ('0' + first);
        if (point > 7 || point <= -3) {
            return writeScientific(to, at, leading, high, low, count, point - 1);
        }
        return point > 0
                ? writePlain(to, at, leading, high, low, count, point)
                : writeBelowOne(to, at, leading, high, low, count, point);
    }

    /** Writes {@code d.dddE±xx}. */
    private static int writeScientific(byte[] to, int at, byte leading, long high, long low, int count, int exponent) {
        Bytes.putShort(to, at, (short) (leading | ('.' << 8)));
        Bytes.putLong(to, at + 2, high);
        Bytes.putLong(to, at + 10, low);
        int position = at + 2 + Math.max(1, count);
        to[position++] = 'E';
        if (exponent < 0) {
            to[position++] = '-';
        }
        return Digits.writeHead(to, position, Math.abs(exponent));
    }

    /** Writes {@code ddd.ddd} with {@code point} digits, 1 to 7, before the point. */
    private static int writePlain(byte[] to, int at, byte leading, long high, long low, int count, int point) {
        to[at] = leading;
        // Store all digits one place to the right; then store the digits before the point, and the point, over them.
        int shift = (point - 1) << 3;
        long front = (1L << shift) - 1;
        long back = (-1L << shift) << 8;
        Bytes.putLong(to, at + 2, high);
        Bytes.putLong(to, at + 10, low);
        Bytes.putLong(to, at + 1, (high & front) | ((long) '.' << shift) | ((high << 8) & back));
        return at + 1 + Math.max(point + 1, count + 1);
    }

    /** Writes {@code 0.00ddd} with {@code -point} zeros, 0 to 2, after the point. */
    private static int writeBelowOne(byte[] to, int at, byte leading, long high, long low, int count, int point) {
        Bytes.putInt(to, at, ZERO_POINT_ZEROS);
        int position = at + 2 - point;
        to[position++] = leading;
        Bytes.putLong(to, position, high);
        Bytes.putLong(to, position + 8, low);
        return position + count;
    }

    /** Writes 0 to 9,999,999 with {@code .0}. */
    static int writeInteger(byte[] to, int at, int integer) {
        return writeTenths(to, at, integer, 0);
    }

    /** Writes an integer that is not negative, a point and one digit. */
    static int writeTenths(byte[] to, int at, int integer, int tenths) {
        int pointAndDigit = '.' | ('0' + tenths) << 8;
        if (integer < 1_000) {
            return Digits.writeHead(to, at, integer, pointAndDigit);
        }
        int position = IntegerText.writeDigits(to, at, integer);
        Bytes.putShort(to, position, (short) pointAndDigit);
        return position + 2;
    }

    /** Returns how many of eight characters remain after dropping trailing zeros. */
    static int withoutZeros(long eight) {
        return 8 - (Long.numberOfLeadingZeros(eight ^ Swar.DIGIT_ZEROS) >>> 3);
    }

    /** Returns floor(log10(2^exponent)). */
    static int log10OfPower2(int exponent) {
        return (int) ((exponent * 661_971_961_083L) >> 41);
    }

    /** Returns floor(log10(3/4 × 2^exponent)). */
    static int log10OfThreeQuarters(int exponent) {
        return (int) ((exponent * 661_971_961_083L - 274_743_187_321L) >> 41);
    }

    /** Returns floor(log2(10^exponent)). */
    static int log2OfPower10(int exponent) {
        return (int) ((exponent * 913_124_641_741L) >> 38);
    }
}
