package dev.burin.internal.number;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Decimal text of a double or float with a limited number of decimals, correctly rounded from the exact binary value.
 *
 * <p>Source: our own. Range: every finite double and float, and every scale of 0 or more. Writes at most {@link #MAX_BYTES}
 * bytes at {@code at} and stores up to {@link #SLACK} bytes more; the caller has reserved both.
 *
 * <p>Rounds D, the shortest decimal that reads back as the value v; it has at most 17 digits. A boundary B at which the
 * rounding changes, a multiple of one or one half of the last decimal kept, has no more decimals than D. If B lay between v
 * and D, or were equal to v, it would also read back as v, be no longer than D and closer to v, and so be the shortest
 * decimal itself. So v and D are on the same side of B unless D equals B. Only in that case, when the only digit dropped is a
 * 5, is v itself compared.
 */
public final class DecimalRounding {

    /** The longest text has an exponent; a sign, a zero, a point and 17 decimals are shorter. */
    public static final int MAX_BYTES = DoubleToDecimal.MAX_BYTES;

    /** How many bytes after the text the wide stores may overwrite. */
    public static final int SLACK = 8;

    /** Returned for a number that is not written, because it would have to be rounded. */
    public static final int HAS_MORE_DECIMALS = -1;

    /** The most digits before the point, and the most decimals, that are written without an exponent. */
    private static final int MAX_PLAIN = 17;

    private DecimalRounding() {}

    /** Writes {@code value} and returns the new position, or {@link #HAS_MORE_DECIMALS}. */
    public static int write(byte[] to, int at, double value, int scale, RoundingMode rounding) {
        return round(to, at, DoubleToDecimal.write(to, at, value), value, scale, rounding);
    }

    /** Writes {@code value} and returns the new position, or {@link #HAS_MORE_DECIMALS}. */
    public static int write(byte[] to, int at, float value, int scale, RoundingMode rounding) {
        return round(to, at, FloatToDecimal.write(to, at, value), value, scale, rounding);
    }

    /** Rounds the shortest decimal of {@code value}, which is in {@code to[at..end)}. */
    private static int round(byte[] to, int at, int end, double value, int scale, RoundingMode rounding) {
        boolean isNegative = to[at] == '-';
        int exponent = 0;
        long digits = 0;
        boolean isFraction = false;
        int i = isNegative ? at + 1 : at;
        for (; i < end && to[i] != 'E'; i++) {
            if (to[i] == '.') {
                isFraction = true;
            } else {
                digits = digits * 10 + to[i] - '0';
                exponent -= isFraction ? 1 : 0;
            }
        }
        exponent += i < end ? exponent(to, i + 1, end) : 0;
        if (digits % 10 == 0) { // the zero of 1.0; other shortest decimals do not end in zero
            digits /= 10;
            exponent++;
        }
        if (-exponent <= scale) {
            return layOut(to, at, isNegative, digits, exponent);
        }
        if (rounding == RoundingMode.UNNECESSARY) {
            return HAS_MORE_DECIMALS;
        }
        // 10^18 also serves when more digits are dropped: 17 digits are less than half of it.
        long unit = Digits.power(Math.min(-exponent - scale, MAX_PLAIN + 1));
        long kept = digits / unit;
        long rest = digits - kept * unit;
        int half = Long.compare(2 * rest, unit);
        if (half == 0) {
            half = new BigDecimal(Math.abs(value)).compareTo(BigDecimal.valueOf(digits, -exponent));
        }
        boolean isUp = isAway(rounding, isNegative, half, (kept & 1) != 0);
        return layOut(to, at, isNegative, isUp ? kept + 1 : kept, -scale);
    }

    private static int exponent(byte[] text, int from, int end) {
        boolean isNegative = text[from] == '-';
        int exponent = 0;
        for (int i = isNegative ? from + 1 : from; i < end; i++) {
            exponent = exponent * 10 + text[i] - '0';
        }
        return isNegative ? -exponent : exponent;
    }

    /**
     * Returns whether a number with a fraction is rounded away from zero.
     *
     * @param half how the fraction compares with one half
     */
    private static boolean isAway(RoundingMode rounding, boolean isNegative, int half, boolean isOdd) {
        return switch (rounding) {
            case UP -> true;
            case DOWN, UNNECESSARY -> false;
            case CEILING -> !isNegative;
            case FLOOR -> isNegative;
            case HALF_UP -> half >= 0;
            case HALF_DOWN -> half > 0;
            case HALF_EVEN -> half > 0 || (half == 0 && isOdd);
        };
    }

    /** Writes digits × 10^exponent, 0 ≤ digits &lt; 10^17, without trailing zeros after the point. */
    private static int layOut(byte[] to, int at, boolean isNegative, long digits, int exponent) {
        if (digits == 0) {
            to[at] = '0';
            return at + 1;
        }
        int position = at;
        if (isNegative) {
            to[position++] = '-';
        }
        long shown = digits;
        int power = exponent;
        while (power < 0 && shown % 10 == 0) {
            shown /= 10;
            power++;
        }
        if (power < -MAX_PLAIN || power > MAX_PLAIN || (power > 0 && shown >= Digits.power(MAX_PLAIN - power))) {
            return DecimalLayout.write(to, position, shown, power);
        }
        return power >= 0
                ? IntegerText.write(to, position, shown * Digits.power(power))
                : writePlain(to, position, shown, -power);
    }

    /** Writes digits / 10^decimals with that many decimals, 1 to 17. */
    private static int writePlain(byte[] to, int at, long digits, int decimals) {
        long unit = Digits.power(decimals);
        long integer = digits / unit;
        long fraction = digits - integer * unit;
        int point = IntegerText.write(to, at, integer);
        to[point] = '.';
        for (int i = point + decimals; i > point; i--) {
            to[i] = (byte) ('0' + fraction % 10);
            fraction /= 10;
        }
        return point + decimals + 1;
    }
}
