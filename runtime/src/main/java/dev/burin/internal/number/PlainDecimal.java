package dev.burin.internal.number;

import dev.burin.internal.bytes.Swar;

/**
 * Digits and scale of a number without an exponent: up to seven digits, and maybe a point and up to seven more.
 *
 * <p>Source: our own. Anything else is left to {@link NumberScan#scan}. Bytes outside {@code [at, end)} never influence the
 * result.
 */
public final class PlainDecimal {
    /** Returned by {@link #read} for everything it leaves to other methods, valid or not. */
    public static final int UNUSUAL = -1;

    /** A point, xor '0'. */
    private static final int POINT = '.' ^ '0';

    /** The letter e or E, xor '0', with the bit set in which they differ. */
    private static final int LETTER_E = ('e' ^ '0') | 0x20;

    private PlainDecimal() {}

    /**
     * Reads a number into {@link NumberScan#significand}, {@link NumberScan#exponent} and {@link NumberScan#isNegative}, as
     * {@link NumberScan#scan} does. The number then {@link NumberScan#isShort is short}.
     *
     * @return the position after the number, or {@link #UNUSUAL}
     */
    public static int read(byte[] from, int at, int end, NumberScan into) {
        boolean isNegative = at < end && from[at] == '-';
        int first = isNegative ? at + 1 : at;
        long word = Digits.load(from, first, end) ^ Swar.DIGIT_ZEROS;
        int count = Digits.count(word);
        if (count == 0 || count == Long.BYTES || ((word & 0xFF) == 0 && count != 1)) {
            return UNUSUAL;
        }
        int next = first + count;
        int stop = (int) (word >>> (count << 3)) & 0xFF;
        long digits = Digits.value(word, count);
        int scale = 0;
        if (stop == POINT) {
            word = Digits.load(from, next + 1, end) ^ Swar.DIGIT_ZEROS;
            scale = Digits.count(word);
            if (scale == 0 || scale == Long.BYTES) {
                return UNUSUAL;
            }
            stop = (int) (word >>> (scale << 3)) & 0xFF;
            digits = digits * Digits.power(scale) + Digits.value(word, scale);
            next += 1 + scale;
        }
        if ((stop | 0x20) == LETTER_E) {
            return UNUSUAL;
        }
        into.significand = digits;
        into.exponent = -scale;
        into.isNegative = isNegative;
        return next;
    }
}
