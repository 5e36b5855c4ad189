package dev.burin.internal.time;

import dev.burin.internal.bytes.Bytes;

/**
 * Decimal digits in groups of fixed width, as dates and times have them.
 *
 * <p>Range: writes 0 to 99 and 0 to 9999; reads any bytes. The caller reserved the width and knows what it reads to be
 * inside.
 */
final class Digits {
    /** What {@link #two} returns for anything but digits; still negative after {@code + 99 * 100}. */
    static final int NONE = -10_000;

    /** The two digits of 0 to 99, little-endian. */
    private static final short[] PAIRS = pairs();

    private Digits() {}

    private static short[] pairs() {
        short[] pairs = new short[100];
        for (int i = 0; i < 100; i++) {
            pairs[i] = (short) ('0' + i / 10 | ('0' + i % 10) << 8);
        }
        return pairs;
    }

    /** Returns the two digits of 0 to 99 as the low bytes of a word to be stored, the first digit lowest. */
    static int pair(int value) {
        return PAIRS[value];
    }

    static int writeTwo(byte[] to, int at, int value) {
        Bytes.putShort(to, at, PAIRS[value]);
        return at + 2;
    }

    /** Writes all digits of a number that is not negative. */
    static int writeAll(byte[] to, int at, long value) {
        int width = 1;
        for (long rest = value / 10; rest > 0; rest /= 10) {
            width++;
        }
        for (int next = at + width - 1; next >= at; next--) {
            to[next] = (byte) ('0' + value % 10);
            value /= 10;
        }
        return at + width;
    }

    /** Writes a full stop and nine digits; the caller keeps as many as it needs. */
    static void writeFraction(byte[] to, int at, int nano) {
        to[at] = '.';
        to[at + 1] = (byte) ('0' + nano / 100_000_000);
        Bytes.putShort(to, at + 2, PAIRS[nano / 1_000_000 % 100]);
        Bytes.putShort(to, at + 4, PAIRS[nano / 10_000 % 100]);
        Bytes.putShort(to, at + 6, PAIRS[nano / 100 % 100]);
        Bytes.putShort(to, at + 8, PAIRS[nano % 100]);
    }

    /** Writes the fraction without the zeros at its end, and nothing at all if it is zero. */
    static int writeShortestFraction(byte[] to, int at, int nano) {
        if (nano == 0) {
            return at;
        }
        writeFraction(to, at, nano);
        int end = at + 10;
        while (to[end - 1] == '0') {
            end--;
        }
        return end;
    }

    /** Writes the characters of a text that is known to be ASCII. */
    static int writeAscii(byte[] to, int at, String text) {
        for (int i = 0; i < text.length(); i++) {
            to[at + i] = (byte) text.charAt(i);
        }
        return at + text.length();
    }

    /** Returns the value of one digit, or a negative number. */
    static int one(byte[] from, int at) {
        int digit = from[at] - '0';
        return digit <= 9 ? digit : NONE;
    }

    /** Returns the value of two digits, or a negative number. */
    static int two(byte[] from, int at) {
        int tens = from[at] - '0';
        int ones = from[at + 1] - '0';
        boolean isNumber = (tens | ones) >= 0 && tens <= 9 && ones <= 9;
        return isNumber ? 10 * tens + ones : NONE;
    }

    /** Returns the value of four digits, or a negative number. */
    static int four(byte[] from, int at) {
        return 100 * two(from, at) + two(from, at + 2);
    }

    /** Returns the nanoseconds of the one to nine digits {@code [at, end)} of a fraction, or -1. */
    static int fraction(byte[] from, int at, int end) {
        int count = end - at;
        if (count < 1 || count > 9) {
            return -1;
        }
        int nano = 0;
        for (int i = 0; i < 9; i++) {
            int digit = i < count ? one(from, at + i) : 0;
            if (digit < 0) {
                return -1;
            }
            nano = 10 * nano + digit;
        }
        return nano;
    }

    /** Returns the position of the first byte that is not a digit, or {@code end}. */
    static int digitsEnd(byte[] from, int at, int end) {
        while (at < end && one(from, at) >= 0) {
            at++;
        }
        return at;
    }
}
