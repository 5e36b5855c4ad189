package dev.burin;

import dev.burin.internal.number.BigNumbers;
import dev.burin.internal.number.IntegerScan;
import dev.burin.internal.number.NumberScan;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * The rarer kinds of numbers: {@code json} is the document of {@code in} up to {@code end}, {@code at} the first byte of the
 * value.
 */
final class ReaderNumbers {
    private ReaderNumbers() {}

    /** Reads an integer as {@link IntegerScan#readInt} does, within tighter bounds. */
    static int readSmall(
            byte[] json, int at, int end, int min, int max, String type, NumberScan into, StructureReader in) {
        int next = IntegerScan.readInt(json, at, end, into);
        if (next < 0 || into.integer < min || into.integer > max) {
            throw in.numberErrors().integer(type, at); // which looks at all of the number: 300.5 is no integer
        }
        return next;
    }

    /** Returns the position behind the number at {@code at}. */
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

    static BigInteger bigInteger(byte[] json, int at, int next, StructureReader in) {
        BigInteger value =
                BigNumbers.readBigInteger(json, at, next, in.options.limits().maxNumberDigits());
        if (value == null) {
            throw in.numberErrors().bigInteger(at, next);
        }
        return value;
    }

    static BigDecimal bigDecimal(byte[] json, int at, int next, StructureReader in) {
        JsonLimits limits = in.options.limits();
        BigDecimal value = BigNumbers.readBigDecimal(json, at, next, limits.maxNumberDigits(), limits.maxNumberScale());
        if (value == null) {
            throw in.numberErrors().numberLimit(at, next);
        }
        return value;
    }
}
