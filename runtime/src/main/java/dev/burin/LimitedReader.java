package dev.burin;

import dev.burin.internal.number.DigitCount;
import dev.burin.internal.text.LengthScan;

/**
 * How a reader skips a value, or rejects one that is larger than {@code @JsonLimit} allows, while still before it.
 *
 * <p>Malformed values and those of another kind are left to the next read. Limits are 1 and up; each method throws a
 * {@link JsonMismatchException} with the code of its limit.
 */
abstract sealed class LimitedReader extends TextReader permits SubtypeReader {
    final SkipReader skipReader;

    LimitedReader(JsonOptions options) {
        super(options);
        skipReader = new SkipReader(options);
    }

    /** Called by generated code: rejects the next string or name if it has more characters than {@code max}. */
    public void limitLength(int max) {
        int at = valueStart();
        if (at < end && json[at] == '"' && LengthScan.isLonger(json, at + 1, end, max)) {
            throw errors().limit(
                            JsonErrorCode.LENGTH_LIMIT,
                            "A string of more than " + max + " characters",
                            "@JsonLimit(length = " + max + ")",
                            at);
        }
    }

    /** Called by generated code: rejects a member name just read, of {@code length} characters. */
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
     * Called by generated code: rejects the next string if it has more characters than {@code max} bytes have.
     *
     * @param maxCharacters of the string for so many bytes
     */
    public void limitBytes(long maxCharacters, int max) {
        int at = valueStart();
        if (at < end && json[at] == '"' && LengthScan.isLonger(json, at + 1, end, maxCharacters)) {
            throw tooManyBytes(max, at);
        }
    }

    /** Called by generated code: rejects the string just read if its bytes are more than {@code max}. */
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

    /** Called by generated code: rejects the next number if it has more digits than {@code max}. */
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

    /** Called by generated code: rejects the next element or member, the {@code count}th, if only {@code max} are allowed. */
    public void limitItems(int count, int max) {
        if (count > max) {
            throw tooManyItems(max, valueStart());
        }
    }

    /**
     * Called by generated code: rejects the next array of numbers or booleans if it has more elements than {@code max}.
     *
     * <p>Arrays and objects among them end the count: they are rejected on reading. Invalid JSON before the excess is reported
     * instead.
     */
    public void limitElements(int max) {
        int at = valueStart();
        if (at < end && json[at] == '[' && LengthScan.excessElement(json, at + 1, end, max) >= 0) {
            beginArray();
            for (int element = 0; element < max; element++) {
                skipValue();
                nextElement();
            }
            throw tooManyItems(max, valueStart());
        }
    }

    /** A missing element is its own error. */
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

    /**
     * Called by generated code: from here on, rejects more levels of nesting than this, unless fewer are left anyway.
     *
     * @param levels 1 and up
     * @return what {@link #endLimit} takes after the value
     */
    public long limitDepth(int levels) {
        long outer = (long) limitedLevels << Integer.SIZE | maxDepth;
        if (levels < maxDepth - depth) {
            setLimit(depth + levels, levels);
        }
        return outer;
    }

    /** Called by generated code: restores the depth limit from before {@link #limitDepth}. */
    public void endLimit(long outer) {
        setLimit((int) outer, (int) (outer >>> Integer.SIZE));
    }

    final void setLimit(int max, int levels) {
        setMaxDepth(max);
        limitedLevels = levels;
        skipReader.setLimitedLevels(levels);
    }

    /** Skips one value of any kind, validating it as if read; needs no stack, however deeply it is nested. */
    public void skipValue() {
        skipReader.reset(json, start, end);
        position = skipReader.skip(position, maxDepth - depth);
    }
}
