package dev.burin.internal.number;

import dev.burin.internal.bytes.Swar;

/**
 * Double nearest to a number without an exponent: up to seven digits, and maybe a point and up to sixteen or a few more.
 *
 * <p>Source: our own. The digits after the point are read as eight or sixteen, padded with zeros, so that the power of ten is
 * a constant: the value is then one division of exact operands, or one product as in {@link EiselLemire}. Anything else is
 * left to {@link DecimalToDouble}. Bytes outside {@code [at, end)} never influence the result.
 */
public final class PlainDouble {

    /** Returned by {@link #read} for everything it leaves to other methods, valid or not. */
    public static final int UNUSUAL = -1;

    /** A point, xor '0'. */
    private static final int POINT = '.' ^ '0';

    /** The letter e or E, xor '0', with the bit set in which they differ. */
    private static final int LETTER_E = ('e' ^ '0') | 0x20;

    private static final long EIGHT_DIGITS = 100_000_000;

    /** The largest integer part that always fits in an unsigned long together with sixteen digits after the point. */
    private static final long MAX_HEAD = 1_843;

    private static final long POWER_16 = power(-16);
    private static final long POWER_18 = power(-18);

    private PlainDouble() {}

    /**
     * Reads a double into {@link NumberScan#doubleValue}.
     *
     * @return the position after the number, or {@link #UNUSUAL}
     */
    public static int read(byte[] from, int at, int end, NumberScan into) {
        int first = at;
        double unit = 1e8;
        if (at < end && from[at] == '-') {
            first = at + 1;
            unit = -1e8;
        }

        // Usually one to three digits before the point: predicted, not counted, so that the next load need not wait.
        long word = Digits.load(from, first, end) ^ Swar.DIGIT_ZEROS;
        long head = word & 0xFF;
        int fraction;
        if ((word & 0xFF00) == POINT << 8 && head <= 9) {
            fraction = first + 2;
        } else if ((word & 0xFF_0000) == POINT << 16 && areDigits(word, 0x8080) && head != 0) {
            head = head * 10 + ((word >>> 8) & 0xFF);
            fraction = first + 3;
        } else if ((word & 0xFF00_0000L) == POINT << 24 && areDigits(word, 0x80_8080) && head != 0) {
            head = head * 100 + ((word >>> 8) & 0xFF) * 10 + ((word >>> 16) & 0xFF);
            fraction = first + 4;
        } else {
            int count = Digits.count(word);
            if (count == 0 || count == 8 || (head == 0 && count != 1)) {
                return UNUSUAL;
            }
            int next = (int) (word >>> (count << 3)) & 0xFF;
            head = Digits.value(word, count);
            if (next != POINT) {
                if ((next | 0x20) == LETTER_E) {
                    return UNUSUAL;
                }
                into.doubleValue = (double) (head * EIGHT_DIGITS) / unit;
                return first + count;
            }
            fraction = first + count + 1;
        }

        // Up to seven digits after the point: significand and power are exact, so the division rounds once.
        word = Digits.load(from, fraction, end) ^ Swar.DIGIT_ZEROS;
        long stops = Digits.nonDigits(word);
        if (stops != 0) {
            int stop = Long.numberOfTrailingZeros(stops);
            if (stop == 7 || isLetterE(word, stop)) {
                return UNUSUAL;
            }
            into.doubleValue = (double) (head * EIGHT_DIGITS + Digits.value(word & before(stops))) / unit;
            return fraction + (stop >>> 3);
        }
        if (head > MAX_HEAD) {
            return UNUSUAL;
        }

        // Up to sixteen digits.
        long digits = head * EIGHT_DIGITS + Digits.value(word);
        word = Digits.load(from, fraction + 8, end) ^ Swar.DIGIT_ZEROS;
        stops = Digits.nonDigits(word);
        if (stops != 0) {
            int stop = Long.numberOfTrailingZeros(stops);
            if (isLetterE(word, stop)) {
                return UNUSUAL;
            }
            into.doubleValue = Math.copySign(
                    scaled(digits * EIGHT_DIGITS + Digits.value(word & before(stops)), POWER_16, -16), unit);
            return fraction + 8 + (stop >>> 3);
        }

        // Up to eighteen or nineteen digits, as many as fit.
        digits = digits * EIGHT_DIGITS + Digits.value(word);
        word = Digits.load(from, fraction + 16, end) ^ Swar.DIGIT_ZEROS;
        stops = Digits.nonDigits(word);
        int stop = Long.numberOfTrailingZeros(stops);
        int more = stop >>> 3;
        // One or two more are as likely as none, so no branch may depend on how many.
        boolean fitsTwo = more <= 2 && head <= 17;
        if (!fitsTwo && more != 0 && (more != 3 || head != 0)) {
            return UNUSUAL;
        }
        if (isLetterE(word, stop)) {
            return UNUSUAL;
        }
        word &= before(stops);
        long hundredths = (word & 0xFF) * 10 + ((word >>> 8) & 0xFF);
        double magnitude;
        if (more > 2) {
            magnitude = Double.longBitsToDouble(
                    EiselLemire.doubleBits(digits * 1_000 + hundredths * 10 + ((word >>> 16) & 0xFF), -19));
        } else if (head > 17) {
            magnitude = scaled(digits, POWER_16, -16);
        } else {
            magnitude = scaled(digits * 100 + hundredths, POWER_18, -18);
        }
        into.doubleValue = Math.copySign(magnitude, unit);
        return fraction + 16 + more;
    }

    /**
     * Reads elements of an array, separated only by commas, until {@code into} is full or something else follows.
     *
     * @param into where the elements are stored
     * @param count how many elements {@code into} already has; {@link NumberScan#count} is set to how many it has afterwards
     * @return the position after the last element read, or {@code at} if there is none
     */
    public static int readRun(byte[] from, int at, int end, double[] into, int count, NumberScan scan) {
        int position = at;
        int next = read(from, at, end, scan);
        int filled = count;
        while (next >= 0) {
            position = next;
            into[filled++] = scan.doubleValue;
            if (filled == into.length || position >= end - 1 || from[position] != ',' || from[position + 1] <= ' ') {
                break;
            }
            next = read(from, position + 1, end, scan);
        }
        scan.count = filled;
        return position;
    }

    /** Returns whether the first characters of the word, those whose high bits are {@code highBits}, are digits. */
    private static boolean areDigits(long word, long highBits) {
        return (Digits.nonDigits(word) & highBits) == 0;
    }

    /** Returns a mask of the bytes before the first flagged one. */
    private static long before(long stops) {
        return ((stops - 1) & ~stops) >>> 7;
    }

    /** Returns whether the byte whose high bit is at index {@code stop} is {@code e} or {@code E}. */
    private static boolean isLetterE(long word, int stop) {
        return ((int) ((word >>> (stop - 7)) | 0x20) & 0xFF) == LETTER_E;
    }

    /**
     * Returns the double nearest to significand × 10^exponent: {@link EiselLemire#doubleBits} without the cases that cannot
     * occur with these exponents.
     *
     * @param power upper half of the entry in {@link PowersOfTen#LEADING_BITS}
     * @param exponent -16 or -18: a tie would have more significant digits, and the result is far from zero and infinity
     */
    private static double scaled(long significand, long power, int exponent) {
        if (significand == 0) {
            return 0;
        }
        int leadingZeros = Long.numberOfLeadingZeros(significand);
        long factor = significand << leadingZeros;
        long high = Math.multiplyHigh(factor, power) + power + factor; // unsigned, as both have their top bit set
        if ((high & 0x1FF) == 0x1FF) {
            return Double.longBitsToDouble(EiselLemire.doubleBits(significand, exponent));
        }
        int upper = (int) (high >>> 63);
        long mantissa = high >>> (upper + 9);
        mantissa = (mantissa + (mantissa & 1)) >>> 1;
        int biased = EiselLemire.binaryExponent(exponent) + 1023 + upper - leadingZeros;
        return Double.longBitsToDouble(((long) (biased - 1) << 52) + mantissa);
    }

    private static long power(int exponent) {
        return PowersOfTen.LEADING_BITS[2 * (exponent - PowersOfTen.MIN_EXPONENT)];
    }
}
