package dev.burin.internal.number;

/**
 * Value of the int or long at a position.
 *
 * <p>Source: own; eight digits a step as in {@link Digits}. Range: {@code -?(0|[1-9][0-9]*)} within the type, exact;
 * {@code -0} is 0. Bytes outside {@code [at, end)} never influence the result. What follows the digits is not looked
 * at: the caller expects a separator there and so rejects {@code 1.5} and {@code 1e2}.
 *
 * <p>Why not {@code Integer.parseInt}: it needs a String, and looks at one digit a time.
 */
public final class IntegerScan {

    private static final long NO_INT = -1;
    private static final int NO_LONG = -1;

    private IntegerScan() {}

    /**
     * Reads an int.
     *
     * @return the position behind the digits in the upper and the value in the lower 32 bits, or a negative number
     *     when there is no digit, a zero leads other digits, or the value is out of range
     */
    public static long readInt(byte[] from, int at, int end) {
        boolean isNegative = at < end && from[at] == '-';
        int first = isNegative ? at + 1 : at;
        long word = Digits.load(from, first, end) ^ Digits.ZEROS;
        long stops = Digits.nonDigits(word);
        long magnitude;
        int position;
        if (stops == 0) {
            if ((word & 0xFF) == 0) {
                return NO_INT;
            }
            magnitude = Digits.value(word);
            position = first + 8;
            int ninth = Digits.digit(from, position, end);
            if (Digits.isDigit(ninth)) {
                magnitude = magnitude * 10 + ninth;
                position++;
                if (Digits.isDigit(Digits.digit(from, position, end))) {
                    return readTenDigits(from, position, end, magnitude, isNegative);
                }
            }
        } else {
            int count = Long.numberOfTrailingZeros(stops) >>> 3;
            if (count < 2) {
                // One digit is its own value, and may be zero.
                return count == 0 ? NO_INT : pack(first + 1, word & 0xFF, isNegative);
            }
            if ((word & 0xFF) == 0) {
                return NO_INT;
            }
            magnitude = Digits.value(word, count);
            position = first + count;
        }
        return pack(position, magnitude, isNegative);
    }

    private static long readTenDigits(byte[] from, int tenth, int end, long nine, boolean isNegative) {
        long magnitude = nine * 10 + from[tenth] - '0';
        long limit = isNegative ? 1L << 31 : Integer.MAX_VALUE;
        if (magnitude > limit || Digits.isDigit(Digits.digit(from, tenth + 1, end))) {
            return NO_INT;
        }
        return pack(tenth + 1, magnitude, isNegative);
    }

    private static long pack(int position, long magnitude, boolean isNegative) {
        long value = isNegative ? -magnitude : magnitude;
        return ((long) position << 32) | (value & 0xFFFFFFFFL);
    }

    /**
     * Reads a long into {@link NumberScan#integer}.
     *
     * @return the position behind the digits, or a negative number as for {@link #readInt}
     */
    public static int readLong(byte[] from, int at, int end, NumberScan into) {
        boolean isNegative = at < end && from[at] == '-';
        int first = isNegative ? at + 1 : at;
        long word = Digits.load(from, first, end) ^ Digits.ZEROS;
        long stops = Digits.nonDigits(word);
        if ((word & 0xFF) == 0) {
            into.integer = 0;
            return Digits.isDigit(Digits.digit(from, first + 1, end)) ? NO_LONG : first + 1;
        }
        if (stops == 0) {
            return readLongDigits(from, first, end, into, isNegative, Digits.value(word));
        }
        int count = Long.numberOfTrailingZeros(stops) >>> 3;
        if (count == 0) {
            return NO_LONG;
        }
        long magnitude = Digits.value(word, count);
        into.integer = isNegative ? -magnitude : magnitude;
        return first + count;
    }

    private static int readLongDigits(
            byte[] from, int first, int end, NumberScan into, boolean isNegative, long eight) {
        int position = first + 8;
        long magnitude = eight;
        long word = Digits.load(from, position, end) ^ Digits.ZEROS;
        long stops = Digits.nonDigits(word);
        if (stops == 0) {
            magnitude = magnitude * 100_000_000 + Digits.value(word);
            position += 8;
            word = Digits.load(from, position, end) ^ Digits.ZEROS;
            stops = Digits.nonDigits(word);
        }
        int count = stops == 0 ? 8 : Long.numberOfTrailingZeros(stops) >>> 3;
        if (count != 0) {
            position += count;
            if (position - first > 19) {
                return NO_LONG;
            }
            magnitude = magnitude * Digits.power(count) + Digits.value(word, count);
        }
        // Nineteen digits stay below 2^64, so an overflow shows as a negative number; -magnitude of 2^63 is itself.
        if (magnitude < 0 && !(isNegative && magnitude == Long.MIN_VALUE)) {
            return NO_LONG;
        }
        into.integer = isNegative ? -magnitude : magnitude;
        return position;
    }
}
