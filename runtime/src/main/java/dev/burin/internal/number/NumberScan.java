package dev.burin.internal.number;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;

/**
 * Parts of one JSON number token, and the values computed from it.
 *
 * <p>A reader owns one instance and reuses it, so that reading numbers does not allocate. Source: our own; the split into
 * scanning and computing is FastDoubleParser's. Range: the number grammar of RFC 8259, tokens of any length, in linear time.
 * Bytes outside {@code [at, end)} never influence the result.
 */
public final class NumberScan {

    /** The largest magnitude of {@link #exponent}; larger ones are capped at it. */
    public static final int MAX_EXPONENT = 1 << 30;

    /** The number of bytes that {@link #plainEnd} needs: a sign and a word. */
    public static final int PLAIN_BYTES = 1 + Long.BYTES;

    /** The maximum number of significant digits in {@link #significand}. */
    static final int MAX_DIGITS = 19;

    private static final long SHORT_LIMIT = Digits.power(BigNumbers.LONG_DIGITS);

    /** Beyond this, more exponent digits change nothing: no array is long enough for the digits that would compensate. */
    static final long EXPONENT_CEILING = 100_000_000_000L;

    /** The number after {@code e}, capped at about ten times the ceiling. */
    private long writtenExponent;

    /** Whether the token starts with a minus sign. */
    public boolean isNegative;

    /** Whether the token has neither a fraction nor an exponent. */
    public boolean isInteger;

    /** Whether digits other than zero follow the {@value #MAX_DIGITS} digits in {@link #significand}. */
    public boolean isTruncated;

    /** The first {@value #MAX_DIGITS} significant digits, unsigned: the value is significand × 10^exponent. */
    public long significand;

    /** Power of ten that belongs to {@link #significand}; meaningless when the significand is zero. */
    public int exponent;

    /** Offset of the first byte of the token. */
    public int start;

    /** Offset after the last byte of the token. */
    public int end;

    /** What {@link IntegerScan} read. */
    public long integer;

    /** What {@link DecimalToDouble#readDouble} read. */
    public double doubleValue;

    /** How many elements the array has after {@link PlainDouble#readRun}. */
    public int count;

    /** What {@link DecimalToDouble#readFloat} read. */
    public float floatValue;

    /** Creates an object that has read nothing yet. */
    public NumberScan() {}

    /** Returns whether the character is a digit. */
    public static boolean isDigit(byte character) {
        return character >= '0' && character <= '9';
    }

    /**
     * Scans the number at {@code at} into {@link #isNegative}, {@link #isInteger}, {@link #isTruncated},
     * {@link #significand}, {@link #exponent}, {@link #start} and {@link #end}.
     *
     * @return the position after the token, or {@code ~offset} of the first byte that does not belong there, which is
     *     {@code ~end} if the input ends inside the token
     */
    public int scan(byte[] from, int at, int end) {
        int first = at < end && from[at] == '-' ? at + 1 : at;
        int position = first;
        long digits = 0;

        // Digits before the point. Long runs overflow here and are scanned again below.
        long word = Digits.load(from, position, end) ^ Swar.DIGIT_ZEROS;
        long stops = Digits.nonDigits(word);
        while (stops == 0) {
            digits = digits * 100_000_000 + Digits.value(word);
            position += 8;
            word = Digits.load(from, position, end) ^ Swar.DIGIT_ZEROS;
            stops = Digits.nonDigits(word);
        }
        int count = Long.numberOfTrailingZeros(stops) >>> 3;
        if (count != 0) {
            digits = digits * Digits.power(count) + Digits.value(word, count);
            position += count;
        }
        int digitCount = position - first;
        if (digitCount != 1 && (digitCount == 0 || from[first] == '0')) {
            return digitCount == 0 ? ~first : ~(first + 1);
        }

        // Digits after the point.
        int scale = 0;
        if (position < end && from[position] == '.') {
            int fraction = ++position;
            word = Digits.load(from, position, end) ^ Swar.DIGIT_ZEROS;
            stops = Digits.nonDigits(word);
            while (stops == 0) {
                digits = digits * 100_000_000 + Digits.value(word);
                position += 8;
                word = Digits.load(from, position, end) ^ Swar.DIGIT_ZEROS;
                stops = Digits.nonDigits(word);
            }
            count = Long.numberOfTrailingZeros(stops) >>> 3;
            if (count != 0) {
                digits = digits * Digits.power(count) + Digits.value(word, count);
                position += count;
            }
            scale = position - fraction;
            if (scale == 0) {
                return ~position;
            }
            digitCount += scale;
        }

        this.start = at;
        this.isNegative = first != at;
        this.isInteger = scale == 0;
        this.isTruncated = false;
        this.significand = digits;
        this.exponent = -scale;
        int digitsEnd = position;
        boolean hasExponent = position < end && (from[position] | 0x20) == 'e';
        if (hasExponent) {
            position = scanExponent(from, position + 1, end);
            if (position < 0) {
                return position;
            }
            this.isInteger = false;
            this.exponent = cut(writtenExponent - scale);
        }
        this.end = position;
        if (digitCount > MAX_DIGITS) {
            scanManyDigits(from, first, digitsEnd, hasExponent ? writtenExponent : 0);
        }
        return position;
    }

    /**
     * Returns whether the number has at most {@value BigNumbers#LONG_DIGITS} significant digits, all in {@link #significand}.
     *
     * <p>False if {@link #exponent} may be capped.
     */
    public boolean isShort() {
        return Long.compareUnsigned(significand, SHORT_LIMIT) < 0 && Math.abs(exponent) < MAX_EXPONENT;
    }

    /** Returns the signed digits of a number that {@link #isShort is short}: its value is digits × 10^exponent. */
    public long shortDigits() {
        return isNegative ? -significand : significand;
    }

    /** Reads the exponent whose sign or first digit is at {@code at} into {@link #writtenExponent}. */
    private int scanExponent(byte[] from, int at, int end) {
        int position = at;
        boolean isMinus = at < end && from[at] == '-';
        if (isMinus || (at < end && from[at] == '+')) {
            position++;
        }
        int digit = Digits.digit(from, position, end);
        if (!Digits.isDigit(digit)) {
            return ~position;
        }
        long sum = 0;
        do {
            if (sum < EXPONENT_CEILING) {
                sum = sum * 10 + digit;
            }
            digit = Digits.digit(from, ++position, end);
        } while (Digits.isDigit(digit));
        this.writtenExponent = isMinus ? -sum : sum;
        return position;
    }

    /** Sets the significand, exponent and truncation of a token whose digits and point span {@code [first, digitsEnd)}. */
    private void scanManyDigits(byte[] from, int first, int digitsEnd, long written) {
        long digits = 0;
        int kept = 0;
        int dropped = 0;
        long power = written;
        boolean isFraction = false;
        for (int position = first; position < digitsEnd; position++) {
            int digit = from[position] - '0';
            if (digit < 0) {
                isFraction = true;
            } else if (kept < MAX_DIGITS) {
                digits = digits * 10 + digit;
                kept += digits == 0 ? 0 : 1;
                power -= isFraction ? 1 : 0;
            } else {
                dropped |= digit;
                power += isFraction ? 0 : 1;
            }
        }
        this.significand = digits;
        this.exponent = cut(power);
        this.isTruncated = dropped != 0;
    }

    private static int cut(long exponent) {
        return (int) Math.max(-MAX_EXPONENT, Math.min(MAX_EXPONENT, exponent));
    }

    /**
     * Returns the position after a number without an exponent, or {@code at} if there is none or its fraction begins too
     * close to the end.
     *
     * <p>If there is an {@code e} or a digit at that position, the number goes on, with an exponent or with more digits near
     * the end; {@link #skip} then finds its end.
     *
     * <p>Separate from {@link #skip}, so that it stays small enough to be inlined.
     *
     * @param at at least {@value #PLAIN_BYTES} bytes before {@code end}
     */
    public static int plainEnd(byte[] from, int at, int end) {
        int first = from[at] == '-' ? at + 1 : at;
        int point = digitsEnd(from, first, end);
        if (point == first || (from[first] == '0' && point != first + 1)) {
            return at;
        }
        if (from[point] != '.') {
            return point;
        }
        int fraction = point + 1;
        int position = fraction <= end - Long.BYTES ? digitsEnd(from, fraction, end) : fraction;
        return position == fraction ? at : position;
    }

    /** Returns the position of the first byte that is not a digit, or of a digit near the end; eight bytes must be available. */
    private static int digitsEnd(byte[] from, int at, int end) {
        int word = at;
        long stops = Digits.nonDigits(Bytes.getLong(from, word) ^ Swar.DIGIT_ZEROS);
        while (stops == 0 && word <= end - 2 * Long.BYTES) {
            word += Long.BYTES;
            stops = Digits.nonDigits(Bytes.getLong(from, word) ^ Swar.DIGIT_ZEROS);
        }
        return word + Swar.predictedFirstFlagged(stops);
    }

    /**
     * Checks the number at {@code at} without computing anything.
     *
     * @return what {@link #scan} returns
     */
    public static int skip(byte[] from, int at, int end) {
        int first = at < end && from[at] == '-' ? at + 1 : at;
        int position = skipDigits(from, first, end);
        if (position - first != 1) {
            if (position == first) {
                return ~first;
            }
            if (from[first] == '0') {
                return ~(first + 1);
            }
        }
        if (position < end && from[position] == '.') {
            int fraction = position + 1;
            position = skipDigits(from, fraction, end);
            if (position == fraction) {
                return ~fraction;
            }
        }
        if (position < end && (from[position] | 0x20) == 'e') {
            position++;
            if (position < end && (from[position] == '+' || from[position] == '-')) {
                position++;
            }
            int digits = position;
            position = skipDigits(from, digits, end);
            if (position == digits) {
                return ~digits;
            }
        }
        return position;
    }

    private static int skipDigits(byte[] from, int at, int end) {
        int position = at;
        while (true) {
            long stops = Digits.nonDigits(Digits.load(from, position, end) ^ Swar.DIGIT_ZEROS);
            if (stops != 0) {
                return position + (Long.numberOfTrailingZeros(stops) >>> 3);
            }
            position += 8;
        }
    }
}
