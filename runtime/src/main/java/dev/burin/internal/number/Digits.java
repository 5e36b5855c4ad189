package dev.burin.internal.number;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;

/**
 * Eight decimal digits at once, for reading and writing.
 *
 * <p>Source: reading follows D. Lemire, "Quickly parsing eight digits" (2018); the digit test flags bytes below '0' and above
 * '9'. The tables of three and four digits have the form used by Apache Fory's {@code Utf8JsonWriter}.
 */
public final class Digits {

    /**
     * The numbers 0 to 999 without leading zeros: the low byte counts the omitted zeros, and the bytes above it are the three
     * digits, first digit lowest.
     */
    private static final int[] TRIPLES = new int[1_000];

    /** The numbers 0 to 9999 as four characters, first digit in the lowest byte. */
    private static final int[] QUADS = new int[10_000];

    /** 10 to the power of the index. */
    private static final long[] POWERS = new long[19];

    static {
        for (int number = 0; number < QUADS.length; number++) {
            int thousands = '0' + number / 1_000;
            int hundreds = '0' + number / 100 % 10;
            int tens = '0' + number / 10 % 10;
            int ones = '0' + number % 10;
            QUADS[number] = thousands | hundreds << 8 | tens << 16 | ones << 24;
            if (number < TRIPLES.length) {
                int omitted = number < 10 ? 2 : number < 100 ? 1 : 0;
                TRIPLES[number] = omitted | hundreds << 8 | tens << 16 | ones << 24;
            }
        }
        long power = 1;
        for (int exponent = 0; exponent < POWERS.length; exponent++) {
            POWERS[exponent] = power;
            power *= 10;
        }
    }

    private Digits() {}

    /** Returns ten to the power of {@code exponent}, 0 to 18. */
    static long power(int exponent) {
        return POWERS[exponent];
    }

    /** Writes 0 to 999 without leading zeros, storing four bytes, and returns the new position. */
    static int writeHead(byte[] to, int at, int number) {
        int triple = triple(number);
        int omitted = omittedZeros(triple);
        Bytes.putInt(to, at, triple >>> ((omitted + 1) << 3));
        return at + 3 - omitted;
    }

    /** Writes 0 to 999 without leading zeros and two more characters, storing eight bytes, and returns the new position. */
    static int writeHead(byte[] to, int at, int number, int twoMore) {
        int triple = triple(number);
        Bytes.putLong(to, at, join(triple, twoMore));
        return at + 5 - omittedZeros(triple);
    }

    /**
     * Returns 0 to 999 as three characters, first digit lowest, above a byte that counts the {@linkplain #omittedZeros leading
     * zeros}.
     */
    static int triple(int number) {
        return TRIPLES[number];
    }

    /** Returns how many of the three characters are not part of the number: 0 to 2. */
    static int omittedZeros(int triple) {
        return triple & 0xFF;
    }

    /** Returns the characters of {@link #triple} without leading zeros, and up to four more after them, the first one lowest. */
    static long join(int triple, int more) {
        return (triple | (long) more << Integer.SIZE) >>> ((omittedZeros(triple) + 1) << 3);
    }

    /** Returns 0 to 9999 as four characters, first digit in the lowest byte. */
    static int four(int number) {
        return QUADS[number];
    }

    /** Returns 0 to 99,999,999 as eight characters, first digit in the lowest byte. */
    public static long eight(int number) {
        int high = number / 10_000;
        int low = number - high * 10_000;
        return QUADS[high] | (long) QUADS[low] << 32;
    }

    /** Loads eight bytes, first byte lowest. Bytes at and after {@code end} read as 0, whatever the array holds there. */
    static long load(byte[] from, int at, int end) {
        return end - at >= 8 ? Bytes.getLong(from, at) : loadTail(from, at, end);
    }

    private static long loadTail(byte[] from, int at, int end) {
        int count = end - at;
        if (count <= 0) {
            return 0;
        }
        if (end >= 8) {
            // Also loads bytes before the token, and shifts them out.
            return Bytes.getLong(from, end - 8) >>> ((8 - count) << 3);
        }
        long word = 0;
        for (int index = count - 1; index >= 0; index--) {
            word = word << 8 | (from[at + index] & 0xFF);
        }
        return word;
    }

    /**
     * Returns a word whose lowest set bit is the high bit of the first byte that is not a digit, or 0 if all eight are
     * digits. Bits above the lowest set bit mean nothing.
     *
     * @param word eight characters, each xor '0'
     */
    static long nonDigits(long word) {
        return ((word + Swar.NINE_LIMITS) | word) & Swar.HIGH_BITS;
    }

    /** Returns how many leading characters of eight, each xor '0', are digits: 0 to 8. */
    static int count(long word) {
        return Long.numberOfTrailingZeros(nonDigits(word)) >>> 3;
    }

    /**
     * Returns the value of eight digits.
     *
     * @param word eight digits 0 to 9, first digit in the lowest byte
     */
    static long value(long word) {
        long pairs = word * 10 + (word >>> 8);
        long fours = (pairs & 0x000000FF000000FFL) * 0x000F424000000064L
                + ((pairs >>> 16) & 0x000000FF000000FFL) * 0x0000271000000001L;
        return fours >>> 32;
    }

    /**
     * Returns the value of the first {@code count} digits.
     *
     * @param word digits as for {@link #value(long)}; bytes from {@code count} on may be anything
     * @param count 1 to 8
     */
    static long value(long word, int count) {
        return value(word << (64 - (count << 3)));
    }

    /** Returns the value of the digit at {@code at}, or a number outside 0 to 9 if there is none. */
    static int digit(byte[] from, int at, int end) {
        return at < end ? from[at] - '0' : -1;
    }

    /** Returns whether {@code digit} is in 0 to 9. */
    static boolean isDigit(int digit) {
        return Integer.compareUnsigned(digit, 10) < 0;
    }
}
