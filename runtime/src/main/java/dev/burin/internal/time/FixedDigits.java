package dev.burin.internal.time;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import dev.burin.internal.number.Digits;

/**
 * Decimal digits in groups of fixed width, as in dates and times.
 *
 * <p>Range: writes 0 to 99, 0 to 999 and nanoseconds; reads any bytes. The caller has reserved the width, and ensures that
 * the bytes to read are inside the array.
 */
final class FixedDigits {
    /** Returned by {@link #two} for anything but digits; still negative after {@code + 99 * 100}. */
    static final int NONE = -10_000;

    private static final int NANOS_A_MILLI = 1_000_000;
    private static final int THREE_ZEROS = '0' << 8 | '0' << 16 | '0' << 24;

    /** Added to a full stop and three digits, xor their zeros, raises each byte that is neither to 0x80 or more. */
    private static final int MILLISECONDS_LIMITS = 0x7F | (int) Swar.NINE_LIMITS << 8;

    /** The two digits of 0 to 99, little-endian. */
    private static final short[] PAIRS = pairs();

    private FixedDigits() {}

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

    /** Writes a full stop and nine digits without trailing zeros; nothing for zero. */
    static int writeShortestFraction(byte[] to, int at, int nano) {
        if (nano == 0) {
            return at;
        }
        int milli = nano / NANOS_A_MILLI;
        if (nano == milli * NANOS_A_MILLI) {
            int text = '.' | three(milli) << 8;
            Bytes.putInt(to, at, text);
            return at + 4 - (Integer.numberOfLeadingZeros(text ^ THREE_ZEROS) >>> 3);
        }
        return at + 10 - writeFraction(to, at, nano);
    }

    /** Writes a full stop and three, six or nine digits; nothing for zero. */
    static int writeFractionOfThrees(byte[] to, int at, int nano) {
        int milli = nano / NANOS_A_MILLI;
        if (nano == milli * NANOS_A_MILLI) {
            Bytes.putInt(to, at, '.' | three(milli) << 8);
            return nano == 0 ? at : at + 4;
        }
        return at + 10 - writeFraction(to, at, nano) / 3 * 3;
    }

    /** Writes a full stop and nine digits, and returns the number of trailing zeros, at most 8. */
    private static int writeFraction(byte[] to, int at, int nano) {
        int first = nano / 100_000_000;
        int rest = nano - first * 100_000_000;
        long eight = Digits.eight(rest);
        Bytes.putShort(to, at, (short) ('.' | ('0' + first) << 8));
        Bytes.putLong(to, at + 2, eight);
        return Long.numberOfLeadingZeros(eight ^ Swar.DIGIT_ZEROS) >>> 3;
    }

    /** Returns {@code value / 60} for 0 to 86,400; unlike a division, it need not handle a sign. */
    static int sixtieth(int value) {
        return (int) ((value * 143_165_577L) >>> 33);
    }

    /** Returns the three digits of 0 to 999 as the low bytes of a word to be stored, the first digit lowest. */
    static int three(int value) {
        int high = (value * 205) >>> 11; // value / 10, for 0 to 999
        return PAIRS[high] | ('0' + value - high * 10) << 16;
    }

    /** Writes the characters of a text that is known to be ASCII. */
    @SuppressWarnings("deprecation") // drops the high byte of each character, which is zero
    static int writeAscii(byte[] to, int at, String text) {
        text.getBytes(0, text.length(), to, at);
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

    /**
     * Returns the nanoseconds of the fraction {@code [at, end)}, a full stop and one to nine digits, or 0 if it is empty; -1
     * for anything else, and for a fraction that ends within the first seven bytes of the array, which no fraction of a time
     * does.
     */
    static int fraction(byte[] from, int at, int end) {
        int count = end - at - 1;
        if (count == 3) {
            return milliseconds(Bytes.getInt(from, at));
        }
        if (count < 0) {
            return 0;
        }
        if (end < Long.BYTES) {
            return -1;
        }
        int unused = Math.max(0, Long.BYTES - count) << 3;
        // Drops the bytes of the time before the digits, and appends zeros after the digits.
        long digits = (Bytes.getLong(from, end - Long.BYTES) ^ Swar.DIGIT_ZEROS) >>> unused;
        boolean hasDigits = count > 0 && ((digits + Swar.NINE_LIMITS | digits) & Swar.HIGH_BITS) == 0;
        if (!hasDigits || from[at] != '.') {
            return -1;
        }
        if (count <= 8) {
            return 10 * eight(digits);
        }
        int first = count == 9 ? one(from, at + 1) : NONE;
        return first < 0 ? -1 : first * 100_000_000 + eight(digits);
    }

    /** Returns the nanoseconds of a full stop and three digits, the full stop lowest; -1 for anything else. */
    private static int milliseconds(int text) {
        int digits = text ^ ('.' | THREE_ZEROS);
        if (((digits + MILLISECONDS_LIMITS | digits) & (int) Swar.HIGH_BITS) != 0) {
            return -1;
        }
        return NANOS_A_MILLI * (100 * (digits >>> 8 & 0xF) + 10 * (digits >>> 16 & 0xF) + (digits >>> 24));
    }

    /** Returns the value of eight digits 0 to 9, the first one lowest. */
    private static int eight(long digits) {
        long twos = 10 * digits + (digits >>> 8) & 0x00FF_00FF_00FF_00FFL;
        long fours = 100 * twos + (twos >>> 16) & 0x0000_FFFF_0000_FFFFL;
        return (int) (10_000 * fours + (fours >>> 32));
    }

    /** Returns the position of the first byte that is not a digit, or {@code end}. */
    static int digitsEnd(byte[] from, int at, int end) {
        while (at < end && one(from, at) >= 0) {
            at++;
        }
        return at;
    }
}
