package dev.burin;

import dev.burin.internal.number.BigNumbers;
import dev.burin.internal.number.DigitCount;
import dev.burin.internal.number.NumberScan;

/** Builds the exceptions of the reader that are about numbers: cold code, as {@link Errors}. */
final class NumberErrors {
    private final byte[] document;
    private final int from;
    private final int to;
    private final JsonLimits limits;
    private final FoundBytes found;
    private final Errors errors;

    /** For the part of a document in {@code document[from..to)}, whose other errors are {@code errors}. */
    NumberErrors(byte[] document, int from, int to, JsonLimits limits, FoundBytes found, Errors errors) {
        this.document = document;
        this.from = from;
        this.to = to;
        this.limits = limits;
        this.found = found;
        this.errors = errors;
    }

    /**
     * No integer of the type was found at {@code at}.
     *
     * @param type the Java type, with its article
     */
    JsonException integer(String type, int at) {
        if (at >= to || !FoundBytes.beginsNumber(document[at])) {
            return errors.expectedValue(type, at);
        }
        int numberEnd = NumberScan.skip(document, at, to);
        if (numberEnd < 0) {
            return invalidNumber(~numberEnd);
        }
        if (!BigNumbers.isInteger(document, at, numberEnd)) {
            return noInteger(type, at, numberEnd);
        }
        return outOfRange(at, numberEnd, type);
    }

    private JsonException noInteger(String type, int at, int numberEnd) {
        return errors.mismatch(
                JsonErrorCode.TYPE_MISMATCH, "Expected " + type + " but found " + found.fraction(at, numberEnd), at);
    }

    private JsonException outOfRange(int at, int numberEnd, String type) {
        return errors.mismatch(
                JsonErrorCode.OUT_OF_RANGE,
                "The number" + found.afterSpace(at, numberEnd) + " is out of range for " + type,
                at);
    }

    JsonException invalidNumber(int at) {
        if (at >= to) {
            return errors.unexpectedEnd("a digit");
        }
        return errors.syntax(JsonErrorCode.INVALID_NUMBER, "Invalid number" + rule(at) + found.afterColon(at), at);
    }

    /** What the byte at {@code at} breaks, by the one before it. */
    private String rule(int at) {
        return switch (document[at - 1]) {
            case '.' -> " (a digit follows the decimal point)";
            case 'e', 'E' -> " (an exponent has a digit)";
            case '+', '-' -> " (a digit follows the sign)";
            default -> " (a number has no leading zeros)";
        };
    }

    /**
     * No floating-point number of the type was found at {@code at}.
     *
     * @param next what the kernel said: {@code ~offset} of the offending byte, or the end of a number that is too large
     */
    JsonException floatingPoint(String type, int at, int next) {
        if (at >= to || !FoundBytes.beginsNumber(document[at])) {
            return errors.expectedValue(type, at);
        }
        return next < 0 ? invalidNumber(~next) : outOfRange(at, next, type);
    }

    /** The number at {@code at} is not an integer, or exceeds a limit. */
    JsonException bigInteger(int at, int numberEnd) {
        if (!BigNumbers.isInteger(document, at, numberEnd)) {
            return noInteger("an integer", at, numberEnd);
        }
        return numberLimit(at, numberEnd);
    }

    JsonException numberLimit(int at, int numberEnd) {
        String message = DigitCount.isMore(document, at, numberEnd, limits.maxNumberDigits())
                ? "A number of more than " + limits.maxNumberDigits()
                        + " digits (raise it by JsonLimits.withMaxNumberDigits"
                : "A number of a scale beyond " + limits.maxNumberScale()
                        + " (raise it by JsonLimits.withMaxNumberScale";
        return errors.mismatch(JsonErrorCode.NUMBER_LIMIT, message + " if that is intended)", at);
    }

    /** Was an integer read that continues at {@code at}? Other numbers are always read to their ends. */
    boolean isUnfinishedInteger(int at) {
        int start = numberStart(at);
        boolean isInteger = start < at && NumberScan.isDigit(document[at - 1]);
        for (int i = start + 1; i < at; i++) {
            isInteger &= NumberScan.isDigit(document[i]);
        }
        return isInteger && FoundBytes.continuesNumber(document[at]);
    }

    private int numberStart(int numberEnd) {
        int start = numberEnd;
        while (start > from && FoundBytes.isNumberPart(document[start - 1])) {
            start--;
        }
        return start;
    }

    /** An integer was read, but the number continues at {@code at}: a fraction, an exponent, or a leading zero. */
    JsonException unfinishedInteger(int at) {
        int start = numberStart(at);
        int numberEnd = NumberScan.skip(document, start, to);
        if (numberEnd < 0) {
            return invalidNumber(~numberEnd);
        }
        return noInteger("an integer", start, numberEnd);
    }
}
