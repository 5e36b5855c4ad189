package dev.burin.internal.number;

import dev.burin.internal.bytes.Bytes;

/**
 * Decimal text of int and long.
 *
 * <p>Source: tables of three and four digits as in Apache Fory's {@code Utf8JsonWriter}; the code is our own. Range: every
 * int and long. Writes at most {@link #MAX_INT_BYTES} or {@link #MAX_LONG_BYTES} bytes at {@code at} and stores up to
 * {@link #SLACK} bytes more; the caller has reserved both.
 *
 * <p>Why not {@code Integer.toString}: it allocates, and gets two digits per division where the tables give four.
 */
public final class IntegerText {

    /** The longest int: {@code -2147483648}. */
    public static final int MAX_INT_BYTES = 11;

    /** The longest long: {@code -9223372036854775808}. */
    public static final int MAX_LONG_BYTES = 20;

    /** How many bytes after the text the wide stores may overwrite. */
    public static final int SLACK = 8;

    private static final int TEN_TO_8 = 100_000_000;

    private IntegerText() {}

    /** Writes {@code value} and returns the new position. */
    public static int write(byte[] to, int at, int value) {
        if (value >= 0) {
            return writeDigits(to, at, value);
        }
        to[at] = '-';
        return value == Integer.MIN_VALUE ? writeDigits(to, at + 1, -(long) value) : writeDigits(to, at + 1, -value);
    }

    /** Writes {@code value} and returns the new position. */
    public static int write(byte[] to, int at, long value) {
        if (value == (int) value) {
            return write(to, at, (int) value);
        }
        if (value >= 0) {
            return writeDigits(to, at, value);
        }
        to[at] = '-';
        return value == Long.MIN_VALUE ? writeMinimum(to, at + 1) : writeDigits(to, at + 1, -value);
    }

    /**
     * Writes 0 to {@code Integer.MAX_VALUE}. Five to eight digits share a store: of separate ones, C2 would inline too many for
     * more than a few members, docs/performance/inlining.md.
     */
    static int writeDigits(byte[] to, int at, int value) {
        if (value < 1_000) {
            return Digits.writeHead(to, at, value);
        }
        if (value < 10_000) {
            Bytes.putInt(to, at, Digits.four(value));
            return at + 4;
        }
        int position = at;
        long digits;
        int count;
        if (value < 10_000_000) {
            int high = value / 10_000;
            int triple = Digits.triple(high);
            digits = Digits.join(triple, Digits.four(value - high * 10_000));
            count = 7 - Digits.omittedZeros(triple);
        } else {
            int low = value;
            if (value >= TEN_TO_8) {
                int high = value / TEN_TO_8;
                position = Digits.writeHead(to, at, high);
                low = value - high * TEN_TO_8;
            }
            digits = Digits.eight(low);
            count = 8;
        }
        Bytes.putLong(to, position, digits);
        return position + count;
    }

    /** Writes a number greater than {@code Integer.MAX_VALUE}, so of ten digits or more. */
    private static int writeDigits(byte[] to, int at, long value) {
        long high = value / TEN_TO_8;
        int low = (int) (value - high * TEN_TO_8);
        int position;
        if (high < TEN_TO_8) {
            position = writeDigits(to, at, (int) high);
        } else {
            int head = (int) (high / TEN_TO_8);
            position = Digits.writeHead(to, at, head);
            Bytes.putLong(to, position, Digits.eight((int) (high - (long) head * TEN_TO_8)));
            position += 8;
        }
        Bytes.putLong(to, position, Digits.eight(low));
        return position + 8;
    }

    /** Writes the magnitude of {@code Long.MIN_VALUE}, which does not fit in a long. */
    private static int writeMinimum(byte[] to, int at) {
        int position = Digits.writeHead(to, at, 922);
        Bytes.putLong(to, position, Digits.eight(33_720_368));
        Bytes.putLong(to, position + 8, Digits.eight(54_775_808));
        return position + 16;
    }
}
