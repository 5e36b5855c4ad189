package dev.burin.benchmarks.trust.suite;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Determines the value of numbers in JSON. */
final class Numbers {
    private static final Pattern INTEGER = Pattern.compile("-?[0-9]++");
    private static final Pattern JSON_NUMBER = Pattern.compile("-?(0|[1-9][0-9]*+)(\\.[0-9]++)?([eE]([+-]?[0-9]++))?");

    /** The length above which the JDK would take too long, as its time is quadratic. */
    private static final int MOST_EXACT_CHARACTERS = 2_000;

    private Numbers() {}

    /** Returns whether this is a JSON number. */
    static boolean isNumber(String text) {
        return JSON_NUMBER.matcher(text).matches();
    }

    /** Returns whether there is neither a fraction nor an exponent. */
    static boolean isInteger(String text) {
        return INTEGER.matcher(text).matches();
    }

    /** Returns whether all digits before the exponent are 0. */
    static boolean isZero(String text) {
        return text.split("[eE]", 2)[0].chars().noneMatch(digit -> digit >= '1' && digit <= '9');
    }

    /** Returns the exponent as written, truncated to 18 digits; 0 if there is none. */
    static long exponent(String text) {
        Matcher parts = JSON_NUMBER.matcher(text);
        if (!parts.matches() || parts.group(4) == null) {
            return 0;
        }
        String digits = parts.group(4).replaceFirst("^[+-]?0*", "");
        String sign = parts.group(4).startsWith("-") ? "-" : "";
        return digits.isEmpty() ? 0 : Long.parseLong(sign + digits.substring(0, Math.min(digits.length(), 18)));
    }

    /** Returns the number of bits of an integer without its sign; for a long one, an estimate that is large enough. */
    static int bits(String integer) {
        return integer.length() > MOST_EXACT_CHARACTERS ? integer.length() : new BigInteger(integer).bitLength();
    }

    /**
     * Returns whether a value is the number, exactly or as the nearest double; the sign of zero does not matter here.
     */
    static boolean isRight(String text, Object value) {
        if (value instanceof Double || value instanceof Float) {
            return ((Number) value).doubleValue() == Double.parseDouble(text);
        }
        if (value instanceof BigDecimal decimal) {
            return isExact(text, decimal);
        }
        if (value instanceof BigInteger integer) {
            return text.length() > MOST_EXACT_CHARACTERS
                    ? isInteger(text) && integer.signum() == (text.startsWith("-") ? -1 : 1)
                    : isExact(text, new BigDecimal(integer));
        }
        return (value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte)
                && isExact(text, BigDecimal.valueOf(((Number) value).longValue()));
    }

    private static boolean isExact(String text, BigDecimal value) {
        if (isZero(text) || value.signum() == 0) {
            return value.signum() == 0 && Double.parseDouble(text) == 0;
        }
        if (text.length() > MOST_EXACT_CHARACTERS) {
            return value.signum() == (text.startsWith("-") ? -1 : 1);
        }
        try {
            return new BigDecimal(text).compareTo(value) == 0;
        } catch (NumberFormatException e) {
            return false; // The exponent is out of range for a BigDecimal, so the value must have wrapped around.
        }
    }
}
