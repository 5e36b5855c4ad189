package dev.burin;

import dev.burin.internal.number.DigitCount;
import dev.burin.internal.text.LengthScan;

/**
 * How a reader refuses a value that is larger than {@code @JsonLimit} allows, while it still stands in front of it.
 *
 * <p>What is no value of that kind, or is malformed, is left to whoever reads it next. Limits are 1 and up; each method throws a
 * {@link JsonMismatchException} with the code of its limit.
 */
abstract sealed class LimitedReader extends ScalarReader permits SubtypeReader {

    LimitedReader(JsonOptions options) {
        super(options);
    }

    /** Called by generated code: refuses the text, or the name, that is next if it has more characters than {@code max}. */
    public void limitLength(int max) {
        int at = valueStart();
        if (at < end && json[at] == '"' && LengthScan.isLonger(json, at + 1, end, max)) {
            throw errors().limit(
                            JsonErrorCode.LENGTH_LIMIT,
                            "A text of more than " + max + " characters",
                            "@JsonLimit(length = " + max + ")",
                            at);
        }
    }

    /** Called by generated code: refuses the name of a member that was just read, of {@code length} characters. */
    public void limitName(int length, int max) {
        if (length > max) {
            throw errors().name(
                            JsonErrorCode.LENGTH_LIMIT,
                            "The member name",
                            " has more than " + max + " characters (raise @JsonLimit(length = " + max
                                    + ") if that is intended)",
                            position);
        }
    }

    /**
     * Called by generated code: refuses the text that is next if it has more characters than {@code max} bytes have.
     *
     * @param maxCharacters of the text of so many bytes
     */
    public void limitBytes(long maxCharacters, int max) {
        int at = valueStart();
        if (at < end && json[at] == '"' && LengthScan.isLonger(json, at + 1, end, maxCharacters)) {
            throw tooManyBytes(max, at);
        }
    }

    /** Called by generated code: refuses the text that was just read if its bytes are more than {@code max}. */
    public byte[] limited(byte[] bytes, int max) {
        if (bytes.length > max) {
            throw tooManyBytes(max, errors().valueStart(position));
        }
        return bytes;
    }

    private JsonMismatchException tooManyBytes(int max, int at) {
        return errors().limit(
                        JsonErrorCode.LENGTH_LIMIT,
                        "More than " + max + " bytes",
                        "@JsonLimit(length = " + max + ")",
                        at);
    }

    /** Called by generated code: refuses the number that is next if it has more digits than {@code max}. */
    public void limitDigits(int max) {
        int at = valueStart();
        if (DigitCount.isMore(json, at, end, max)) {
            throw errors().limit(
                            JsonErrorCode.NUMBER_LIMIT,
                            "A number of more than " + max + " digits",
                            "@JsonLimit(digits = " + max + ")",
                            at);
        }
    }

    /** Called by generated code: refuses the element or member that is next if it is the {@code count}th of {@code max}. */
    public void limitItems(int count, int max) {
        if (count > max) {
            throw tooManyItems(max, valueStart());
        }
    }

    /**
     * Called by generated code: refuses the array of numbers or booleans that is next if it has more elements than {@code max}.
     *
     * <p>Arrays and objects among them end the count: they are refused when it is read. What is no JSON in front of the excess
     * is told instead.
     */
    public void limitElements(int max) {
        int at = valueStart();
        if (at < end && json[at] == '[' && LengthScan.excessElement(json, at + 1, end, max) >= 0) {
            int elements = 0;
            for (boolean hasNext = beginArray(); hasNext && elements < max; hasNext = nextElement()) {
                skipValue();
                elements++;
            }
            throw tooManyItems(max, valueStart());
        }
    }

    abstract void skipValue();

    /** What is no element is an error of its own. */
    private JsonException tooManyItems(int max, int at) {
        if (at >= end || !FoundBytes.beginsValue(json[at])) {
            return errors().expectedValue("a value", at);
        }
        return errors().limit(
                        JsonErrorCode.ITEM_LIMIT,
                        "More than " + max + " elements or members",
                        "@JsonLimit(items = " + max + ")",
                        at);
    }
}
