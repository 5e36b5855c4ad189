package dev.burin.internal.number;

import dev.burin.internal.bytes.Swar;

/**
 * Value of the int or long at a position.
 *
 * <p>Source: our own; eight digits per step as in {@link Digits}. Range: {@code -?(0|[1-9][0-9]*)} within the type, exact;
 * {@code -0} is 0. Bytes outside {@code [at, end)} never influence the result. What follows the digits is not checked: the
 * caller expects a separator there and so rejects {@code 1.5} and {@code 1e2}.
 *
 * <p>Why not {@code Integer.parseInt}: it needs a String, and looks at one digit at a time.
 */
public final class IntegerScan {

    private static final int NO_INTEGER = -1;

    /** A minus sign, xor '0'. */
    private static final byte MINUS = '-' ^ '0';

    private IntegerScan() {}

    /**
     * Reads an int into {@link NumberScan#integer}.
     *
     * <p>The value is stored there, not returned along with the position: if both were packed into one long, the position
     * would have to wait for the multiplications that only the value needs, and the next member name for the position.
     *
     * @return the position after the digits, or a negative number if there is no digit, a zero precedes other digits, or the
     *     value is out of range
     */
    public static int readInt(byte[] from, int at, int end, NumberScan into) {
        long word = Digits.load(from, at, end) ^ Swar.DIGIT_ZEROS;
        if ((byte) word == MINUS) {
            return readNegativeInt(from, at + 1, end, into);
        }
        return readInt(from, at, end, word, Integer.MAX_VALUE, into);
    }

    private static int readNegativeInt(byte[] from, int first, int end, NumberScan into) {
        long word = Digits.load(from, first, end) ^ Swar.DIGIT_ZEROS;
        int position = readInt(from, first, end, word, 1L << 31, into);
        into.integer = -into.integer;
        return position;
    }

    private static int readInt(byte[] from, int first, int end, long word, long limit, NumberScan into) {
        long stops = Digits.nonDigits(word);
        if (stops != 0) {
            int count = Long.numberOfTrailingZeros(stops) >>> 3;
            if (count < 2) {
                // A single digit is its own value, and may be zero.
                into.integer = word & 0xFF;
                return count == 0 ? NO_INTEGER : first + 1;
            }
            into.integer = Digits.value(word, count);
            return (word & 0xFF) == 0 ? NO_INTEGER : first + count;
        }
        if ((word & 0xFF) == 0) {
            return NO_INTEGER;
        }
        long eight = Digits.value(word);
        int ninth = Digits.digit(from, first + 8, end);
        if (!Digits.isDigit(ninth)) {
            into.integer = eight;
            return first + 8;
        }
        into.integer = eight * 10 + ninth;
        if (!Digits.isDigit(Digits.digit(from, first + 9, end))) {
            return first + 9;
        }
        return readTenDigits(from, first + 9, end, limit, into);
    }

    private static int readTenDigits(byte[] from, int tenth, int end, long limit, NumberScan into) {
        into.integer = into.integer * 10 + from[tenth] - '0';
        boolean isTooLong = Digits.isDigit(Digits.digit(from, tenth + 1, end));
        return isTooLong || into.integer > limit ? NO_INTEGER : tenth + 1;
    }

    /**
     * Reads a long into {@link NumberScan#integer}.
     *
     * @return the position after the digits, or a negative number under the same conditions as {@link #readInt}
     */
    public static int readLong(byte[] from, int at, int end, NumberScan into) {
        boolean isNegative = at < end && from[at] == '-';
        int first = isNegative ? at + 1 : at;
        long word = Digits.load(from, first, end) ^ Swar.DIGIT_ZEROS;
        long stops = Digits.nonDigits(word);
        if ((word & 0xFF) == 0) {
            into.integer = 0;
            return Digits.isDigit(Digits.digit(from, first + 1, end)) ? NO_INTEGER : first + 1;
        }
        if (stops == 0) {
            return readLongDigits(from, first, end, into, isNegative, Digits.value(word));
        }
        int count = Long.numberOfTrailingZeros(stops) >>> 3;
        if (count == 0) {
            return NO_INTEGER;
        }
        long magnitude = Digits.value(word, count);
        into.integer = isNegative ? -magnitude : magnitude;
        return first + count;
    }

    private static int readLongDigits(
            byte[] from, int first, int end, NumberScan into, boolean isNegative, long eight) {
        int position = first + 8;
        long magnitude = eight;
        long word = Digits.load(from, position, end) ^ Swar.DIGIT_ZEROS;
        long stops = Digits.nonDigits(word);
        if (stops == 0) {
            magnitude = magnitude * 100_000_000 + Digits.value(word);
            position += 8;
            word = Digits.load(from, position, end) ^ Swar.DIGIT_ZEROS;
            stops = Digits.nonDigits(word);
        }
        int count = stops == 0 ? 8 : Long.numberOfTrailingZeros(stops) >>> 3;
        if (count != 0) {
            position += count;
            if (position - first > 19) {
                return NO_INTEGER;
            }
            magnitude = magnitude * Digits.power(count) + Digits.value(word, count);
        }
        // Nineteen digits stay below 2^64, so an overflow shows as a negative number; negating 2^63 changes nothing.
        if (magnitude < 0 && !(isNegative && magnitude == Long.MIN_VALUE)) {
            return NO_INTEGER;
        }
        into.integer = isNegative ? -magnitude : magnitude;
        return position;
    }
}
