package dev.burin.internal.number;

import dev.burin.internal.bytes.Swar;

/**
 * Nearest double of a number without exponent: up to seven digits, a point, and up to sixteen digits or a few more.
 *
 * <p>Source: own. The digits after the point are read as eight or sixteen, with zeros for those that are not there, so that the
 * power of ten is a constant: the value is then one exact division, or one product as in {@link EiselLemire}. What is not of
 * this form is left to {@link DecimalToDouble}. Bytes outside {@code [at, end)} never influence the result.
 */
public final class PlainDouble {

    /** What {@link #read} returns for everything it leaves to others, valid or not. */
    public static final int UNUSUAL = -1;

    /** Characters xor '0'. */
    private static final int POINT = '.' ^ '0';

    private static final int LETTER_E = ('e' ^ '0') | 0x20;

    private static final long EIGHT_DIGITS = 100_000_000;

    /** With sixteen digits after the point, this and less fits an unsigned long. */
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

        // Mostly one to three digits before the point: foreseen, not counted, so that the next load need not wait.
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
        // One or two more are as likely as none: no branch may depend on which.
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
     * Reads elements of an array, separated by nothing but commas, until the array is full or something else stands
     * there.
     *
     * @param into room for the elements
     * @param count how many there are already; {@link NumberScan#count} takes how many there are then
     * @return the position after the last of them, {@code at} when there is none
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

    /** Are the characters digits whose high bits are {@code highBits}, the first ones of the word? */
    private static boolean areDigits(long word, long highBits) {
        return (Digits.nonDigits(word) & highBits) == 0;
    }

    /** Returns the mask of the bytes before the first one flagged. */
    private static long before(long stops) {
        return ((stops - 1) & ~stops) >>> 7;
    }

    /** Is the byte whose high bit is {@code stop} the letter e? */
    private static boolean isLetterE(long word, int stop) {
        return ((int) ((word >>> (stop - 7)) | 0x20) & 0xFF) == LETTER_E;
    }

    /**
     * Returns the double nearest to significand × 10^exponent: {@link EiselLemire#doubleBits} without the cases that
     * such exponents do not have.
     *
     * @param power upper half of the entry in {@link PowersOfTen#LEADING_BITS}
     * @param exponent -16 or -18: a tie has more significant digits, and the result is far from zero and infinity
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
