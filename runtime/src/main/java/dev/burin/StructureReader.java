package dev.burin;

import dev.burin.codegen.TextSlice;
import dev.burin.internal.text.Origin;
import dev.burin.internal.text.SourceText;
import dev.burin.internal.text.StringScan;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Where a reader is in its document, and how it goes through arrays: brackets and commas.
 *
 * <p>{@link MemberReader} adds objects and their names, {@link ScalarReader} literals and numbers, {@link TextReader} strings,
 * {@link LimitedReader} skipping and the checks of {@code @JsonLimit}, {@link SubtypeReader} labels of subtypes, {@link JsonReader} whole
 * documents and values. The seven are one object, like {@code StringBuilder} and its superclass, because all their methods move
 * the same position.
 */
abstract sealed class StructureReader extends DepthLimited permits MemberReader {
    static final byte[] NOTHING = {};
    static final int NO_NAME = -1;

    /** A power of two; deeper levels share the guesses of others. */
    static final int LEVELS = 16;

    final TextSlice slice = new TextSlice();

    /** How many levels the value may have whose own limit {@link #maxDepth} is; 0 if that is the limit of the options. */
    int limitedLevels;

    byte[] json = NOTHING;
    int start;
    int end;

    /** The document as a string, if it came as one and is not ASCII. */
    @Nullable
    SourceText source;

    /** Where the input begins, if it is part of a longer document; only exceptions ask for it. */
    Supplier<Origin> origin = Errors.WHOLE;

    /** What was rejected and removed from this document; only {@link AllErrors} has such documents. */
    @Nullable
    RefusedParts refused;

    int position;

    /** Where a member name begins whose comma is already consumed; otherwise the comma is still to come. */
    int nameAt = NO_NAME;

    byte[] unescaped = NOTHING;

    /** By level, how many bytes of line feed and spaces were before the last name or element: a guess for the next one. */
    final int[] indentations = new int[LEVELS];

    StructureReader(JsonOptions options) {
        super(options);
    }

    // ---- arrays

    /** Consumes an opening bracket, counts the level, and returns the position after it. */
    final int begin(char bracket, String expected) {
        int at = position;
        if (at >= end || json[at] != bracket) {
            at = indentationEnd(at);
            if (at >= end || json[at] != bracket) {
                throw errors().expectedValue(expected, at);
            }
        }
        if (++depth > checkedDepth) {
            checkDepth(at);
        }
        return at + 1;
    }

    @Override
    final JsonException tooDeep(int at) {
        return errors().tooDeep(limitedLevels, at);
    }

    /**
     * Consumes the opening bracket.
     *
     * @return whether there is an element; if not, the closing bracket is consumed too
     * @throws JsonMismatchException if the next value is not an array
     */
    public boolean beginArray() {
        int at = begin('[', "an array");
        if (at >= end || json[at] <= ' ') {
            at = StringScan.whitespaceEnd(json, at, end);
        }
        if (at < end && json[at] == ']') {
            position = at + 1;
            depth--;
            return false;
        }
        position = at;
        return true;
    }

    /**
     * Called by generated code: like {@link #beginArray()}, where each element has its own place.
     *
     * <p>Without one of them, the others would move; code that leaves out rejected elements has to know.
     */
    public boolean beginPositional() {
        if (refused != null) {
            refused.notePositional(valueStart());
        }
        return beginArray();
    }

    /**
     * Goes on to the next element.
     *
     * @return false if the array ends instead; the closing bracket is consumed then
     */
    public boolean nextElement() {
        int at = position;
        if (at < end && json[at] == ',') {
            position = at + 1;
            return true;
        }
        return nextElementSlowly(at);
    }

    private boolean nextElementSlowly(int from) {
        int at = StringScan.whitespaceEnd(json, from, end);
        if (at < end && json[at] == ']') {
            position = at + 1;
            depth--;
            return false;
        }
        if (at < end && json[at] == ',') {
            position = at + 1;
            return true;
        }
        throw errors().expectedPunctuation("a comma or the end of the array", at);
    }

    // ---- places

    /** Skips white space before a name or element: in an indented document, the same as before the last one of this level. */
    final int indentationEnd(int at) {
        if (at >= end || json[at] != '\n') {
            return StringScan.whitespaceEnd(json, at, end);
        }
        int level = depth & LEVELS - 1;
        int guess = indentations[level];
        if (guess < end - at && json[at + guess] > ' ' && StringScan.isIndentation(json, at, at + guess)) {
            return at + guess;
        }
        int found = StringScan.whitespaceEnd(json, at, end);
        indentations[level] = found - at;
        return found;
    }

    /** Returns where the next value begins, after skipping white space. */
    int valueStart() {
        int at = position;
        if (at < end && json[at] > ' ') {
            return at;
        }
        at = StringScan.whitespaceEnd(json, at, end);
        position = at;
        return at;
    }

    /**
     * Returns the first byte of the next value without consuming it: an opening bracket, a quote, a minus sign, a
     * digit, or the first letter of a literal.
     */
    public int peekByte() {
        int at = valueStart();
        if (at >= end || !FoundBytes.beginsValue(json[at])) {
            throw errors().expectedValue("a value", at);
        }
        return json[at];
    }

    Errors errors() {
        return new Errors(json, start, end, origin, options);
    }

    NumberErrors numberErrors() {
        return errors().numbers();
    }
}
