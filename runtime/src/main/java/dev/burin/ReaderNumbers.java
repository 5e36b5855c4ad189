package dev.burin;

import dev.burin.internal.number.BigNumbers;
import dev.burin.internal.number.IntegerScan;
import dev.burin.internal.number.NumberScan;
import java.math.BigDecimal;
import java.math.BigInteger;

/** The rarer kinds of numbers: {@code json} is the document up to {@code end}, {@code at} the first byte of the value. */
final class ReaderNumbers {
    private ReaderNumbers() {}

    /** Reads an integer as {@link IntegerScan#readInt} does, within tighter bounds. */
    static int readSmall(byte[] json, int at, int end, int min, int max, String type, NumberScan into, Errors errors) {
        int next = IntegerScan.readInt(json, at, end, into);
        if (next < 0 || into.integer < min || into.integer > max) {
            throw errors.integer(type, at); // which looks at all of the number: 300.5 is no integer
        }
        return next;
    }

    /** Returns the position behind the number at {@code at}. */
    static int numberEnd(byte[] json, int at, int end, String expected, Errors errors) {
        if (at >= end || (json[at] != '-' && (json[at] < '0' || json[at] > '9'))) {
            throw errors.expectedValue(expected, at);
        }
        int next = NumberScan.skip(json, at, end);
        if (next < 0) {
            throw errors.invalidNumber(~next);
        }
        return next;
    }

    static BigInteger bigInteger(byte[] json, int at, int next, JsonLimits limits, Errors errors) {
        BigInteger value = BigNumbers.readBigInteger(json, at, next, limits.maxNumberDigits());
        if (value == null) {
            throw errors.bigInteger(at, next, limits);
        }
        return value;
    }

    static BigDecimal bigDecimal(byte[] json, int at, int next, JsonLimits limits, Errors errors) {
        BigDecimal value = BigNumbers.readBigDecimal(json, at, next, limits.maxNumberDigits(), limits.maxNumberScale());
        if (value == null) {
            throw errors.numberLimit(at, next, limits);
        }
        return value;
    }
}
