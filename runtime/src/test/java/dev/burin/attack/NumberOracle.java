package dev.burin.attack;

import dev.burin.JsonErrorCode;
import dev.burin.JsonLimits;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The expected result of reading a number as each type: a value, or an error code. Simple, and linear in the length of
 * the text.
 */
public final class NumberOracle {
    /** With possessive quantifiers, so that a long text needs no stack. */
    private static final Pattern NUMBER =
            Pattern.compile("(-?)(0|[1-9][0-9]*+)(?:\\.([0-9]++))?+(?:[eE]([+-]?)([0-9]++))?+");

    private static final Map<String, Integer> BITS = Map.of("byte", 8, "short", 16, "int", 32, "long", 64);

    private static final int MAX_DIGITS = JsonLimits.DEFAULT.maxNumberDigits();
    private static final int MAX_SCALE = JsonLimits.DEFAULT.maxNumberScale();

    private NumberOracle() {}

    /** Returns whether the text is a number according to RFC 8259. */
    public static boolean isNumber(String text) {
        return NUMBER.matcher(text).matches();
    }

    /**
     * Returns the expected result of reading a number as a type.
     *
     * @param type its name, such as {@code int} or {@code BigDecimal}
     * @param text a number, for which {@link #isNumber} holds
     * @return an object that equals the value read, or a {@link JsonErrorCode}
     */
    public static Object expected(String type, String text) {
        return switch (type) {
            case "double" -> finite(Double.parseDouble(text));
            case "float" -> finite(Float.parseFloat(text));
            case "BigInteger" -> integer(text);
            case "BigDecimal" -> decimal(text);
            case "untyped", "number" -> untyped(text);
            default -> integer(text, BITS.get(type));
        };
    }

    private static Object finite(Number value) {
        return Double.isInfinite(value.doubleValue()) ? JsonErrorCode.OUT_OF_RANGE : value;
    }

    private static Object untyped(String text) {
        if (!isInteger(text)) {
            return finite(Double.parseDouble(text));
        }
        Object value = integer(text, Long.SIZE);
        return value == JsonErrorCode.OUT_OF_RANGE ? integer(text) : value;
    }

    private static Object integer(String text) {
        if (!isInteger(text)) {
            return JsonErrorCode.TYPE_MISMATCH;
        }
        return digitCount(text) > MAX_DIGITS ? JsonErrorCode.NUMBER_LIMIT : new BigInteger(text);
    }

    private static Object integer(String text, int bits) {
        if (!isInteger(text)) {
            return JsonErrorCode.TYPE_MISMATCH;
        }
        if (digitCount(text) > 20 || new BigInteger(text).bitLength() >= bits) {
            return JsonErrorCode.OUT_OF_RANGE;
        }
        long value = Long.parseLong(text);
        return switch (bits) {
            case 8 -> (Object) (byte) value;
            case 16 -> (short) value;
            case 32 -> (int) value;
            default -> value;
        };
    }

    private static boolean isInteger(String text) {
        return text.indexOf('.') < 0 && text.indexOf('e') < 0 && text.indexOf('E') < 0;
    }

    private static int digitCount(String integer) {
        return integer.startsWith("-") ? integer.length() - 1 : integer.length();
    }

    private static Object decimal(String text) {
        Matcher parts = NUMBER.matcher(text);
        if (!parts.matches()) {
            throw new IllegalArgumentException(text);
        }
        String fraction = parts.group(3) == null ? "" : parts.group(3);
        String digits = withoutLeadingZeros(parts.group(2) + fraction);
        long exponent = parts.group(5) == null ? 0 : cut(withoutLeadingZeros(parts.group(5)));
        long scale = fraction.length() - ("-".equals(parts.group(4)) ? -exponent : exponent);
        if (digits.length() > MAX_DIGITS || Math.abs(scale) > MAX_SCALE) {
            return JsonErrorCode.NUMBER_LIMIT;
        }
        BigInteger magnitude = digits.isEmpty() ? BigInteger.ZERO : new BigInteger(digits);
        return new BigDecimal(parts.group(1).isEmpty() ? magnitude : magnitude.negate(), (int) scale);
    }

    /** Returns the value of some digits, or a number beyond every limit. */
    private static long cut(String digits) {
        return digits.isEmpty() ? 0 : digits.length() > 15 ? 1_000_000_000_000_000L : Long.parseLong(digits);
    }

    private static String withoutLeadingZeros(String digits) {
        int first = 0;
        while (first < digits.length() && digits.charAt(first) == '0') {
            first++;
        }
        return digits.substring(first);
    }
}
