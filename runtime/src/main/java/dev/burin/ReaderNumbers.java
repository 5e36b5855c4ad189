package dev.burin;

import dev.burin.internal.number.BigNumbers;
import dev.burin.internal.number.IntegerScan;
import dev.burin.internal.number.NumberScan;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The rarer kinds of numbers: {@code json} is the document of {@code in} up to {@code end}, {@code at} the first byte of the
 * value.
 */
final class ReaderNumbers {
    /** The digits of the largest long. */
    private static final int MAX_LONG_DIGITS = 19;

    /** Of numbers that mostly have as few digits as a long: eighteen, a sign and a point. */
    private static final int MAX_SMALL_BYTES = BigNumbers.LONG_DIGITS + 2;

    private ReaderNumbers() {}

    /** Reads an integer as {@link IntegerScan#readInt} does, within tighter bounds. */
    static int readSmall(
            byte[] json, int at, int end, int min, int max, String type, NumberScan into, StructureReader in) {
        int next = IntegerScan.readInt(json, at, end, into);
        if (next < 0 || into.integer < min || into.integer > max) {
            throw in.numberErrors().integer(type, at); // which looks at the whole number: 300.5 is not an integer
        }
        return next;
    }

    /** Returns the position after the number at {@code at}. */
    static int numberEnd(byte[] json, int at, int end, String expected, StructureReader in) {
        if (at >= end || (json[at] != '-' && (json[at] < '0' || json[at] > '9'))) {
            throw in.errors().expectedValue(expected, at);
        }
        int next = NumberScan.skip(json, at, end);
        if (next < 0) {
            throw in.numberErrors().invalidNumber(~next);
        }
        return next;
    }

    /**
     * Reads a {@code long} integer into {@link NumberScan#integer}.
     *
     * @return the position after it, or a negative number where {@link #numberEnd} and {@link #bigInteger} have to look
     */
    static int smallIntegerEnd(byte[] json, int at, int end, NumberScan into, StructureReader in) {
        if (in.options.limits().maxNumberDigits() < MAX_LONG_DIGITS) {
            return -1;
        }
        int next = IntegerScan.readLong(json, at, end, into);
        return next >= 0 && goesOn(json, next, end) ? -1 : next;
    }

    /** Does a fraction or an exponent follow the digits that end at {@code at}? */
    static boolean goesOn(byte[] json, int at, int end) {
        return at < end && (json[at] == '.' || (json[at] | 0x20) == 'e');
    }

    static BigInteger bigInteger(byte[] json, int at, int next, StructureReader in) {
        BigInteger value =
                BigNumbers.readBigInteger(json, at, next, in.options.limits().maxNumberDigits());
        if (value == null) {
            throw in.numberErrors().bigInteger(at, next);
        }
        return value;
    }

    /** Returns the number that was scanned, or null where {@link #numberEnd} and {@link #bigDecimal} have to look. */
    static @Nullable BigDecimal smallDecimal(NumberScan scanned, StructureReader in) {
        JsonLimits limits = in.options.limits();
        boolean isWithin = scanned.isShort()
                && limits.maxNumberDigits() >= BigNumbers.LONG_DIGITS
                && Math.abs(scanned.exponent) <= limits.maxNumberScale();
        return isWithin ? BigDecimal.valueOf(scanned.shortDigits(), -scanned.exponent) : null;
    }

    static BigDecimal bigDecimal(byte[] json, int at, int next, NumberScan scratch, StructureReader in) {
        boolean isSmall = next - at <= MAX_SMALL_BYTES && scratch.scan(json, at, next) == next;
        BigDecimal small = isSmall ? smallDecimal(scratch, in) : null;
        if (small != null) {
            return small;
        }
        JsonLimits limits = in.options.limits();
        BigDecimal value = BigNumbers.readBigDecimal(json, at, next, limits.maxNumberDigits(), limits.maxNumberScale());
        if (value == null) {
            throw in.numberErrors().numberLimit(at, next);
        }
        return value;
    }
}
