package dev.burin;

import dev.burin.internal.number.NumberScan;
import dev.burin.internal.text.Literals;
import dev.burin.internal.text.StringScan;
import java.util.Arrays;

/** Skips one value: the same grammar as reading it, nothing kept, and one bit of memory per level of nesting. */
final class SkipReader {
    private static final int LEVELS_PER_WORD = Long.SIZE;

    private byte[] json = {};
    private int start;
    private int end;
    private int maxDepth;
    private int outerDepth;

    /** One bit per level: is it an object? */
    private long[] isObject = new long[1];

    private int level;

    /** Sets the document, {@code document[from..to)}. */
    void reset(byte[] document, int from, int to) {
        if (json != document) {
            json = document;
        }
        start = from;
        end = to;
    }

    /**
     * Skips the value at {@code from}, white space before it included, and returns the position behind it.
     *
     * @param allowedDepth levels that may be open at once
     * @param openLevels levels that are open around the value
     */
    int skip(int from, int allowedDepth, int openLevels) {
        maxDepth = allowedDepth;
        outerDepth = openLevels;
        level = 0;
        return skip(from);
    }

    private int skip(int from) {
        int at = from;
        do {
            at = skipToScalarEnd(at);
            at = skipClosings(at);
        } while (level > 0);
        return at;
    }

    /** Descends from the value at {@code from} to the first scalar or empty structure, and skips that. */
    private int skipToScalarEnd(int from) {
        int at = contentAt(from);
        while (at < end) {
            if (json[at] == '{') {
                open(true, at);
                at = contentAt(at + 1);
                if (at < end && json[at] == '}') {
                    return at;
                }
                at = skipName(at);
            } else if (json[at] == '[') {
                open(false, at);
                at = contentAt(at + 1);
                if (at < end && json[at] == ']') {
                    return at;
                }
            } else {
                return skipScalar(at);
            }
        }
        throw errors().expectedValue("a value", at);
    }

    /** Behind a value: closes what ends there; stands at the next value if there is one. */
    private int skipClosings(int from) {
        int at = from;
        while (level > 0) {
            at = contentAt(at);
            boolean inObject = inObject();
            if (at < end && json[at] == ',') {
                at++;
                return inObject ? skipName(contentAt(at)) : at;
            }
            if (at >= end || json[at] != (inObject ? '}' : ']')) {
                throw errors().expectedPunctuation(
                                inObject ? "a comma or the end of the object" : "a comma or the end of the array", at);
            }
            at++;
            level--;
        }
        return at;
    }

    /** Returns {@code at}, or where the white space that begins there ends. */
    private int contentAt(int at) {
        return at < end && json[at] > ' ' ? at : StringScan.whitespaceEnd(json, at, end);
    }

    private void open(boolean object, int at) {
        if (outerDepth + level >= maxDepth) {
            throw errors().depth(maxDepth, at);
        }
        int word = level / LEVELS_PER_WORD;
        if (word == isObject.length) {
            isObject = Arrays.copyOf(isObject, 2 * word);
        }
        long bit = 1L << level;
        isObject[word] = object ? isObject[word] | bit : isObject[word] & ~bit;
        level++;
    }

    private boolean inObject() {
        int top = level - 1;
        return (isObject[top / LEVELS_PER_WORD] & (1L << top)) != 0;
    }

    /** Skips a name and its colon; returns where the value begins, with the white space before it skipped. */
    private int skipName(int at) {
        if (at >= end || json[at] != '"') {
            throw errors().expectedPunctuation("a member name in quotes", at);
        }
        int colon = contentAt(skipString(at));
        if (colon >= end || json[colon] != ':') {
            throw errors().expectedPunctuation("a colon", colon);
        }
        return contentAt(colon + 1);
    }

    /** Skips the string, number or literal at {@code at}, and returns the position behind it. */
    int skipScalar(int at) {
        byte first = json[at];
        if (first == '"') {
            return skipString(at);
        }
        if (first == '-' || (first >= '0' && first <= '9')) {
            return skipNumber(at);
        }
        return skipLiteral(at, first);
    }

    private int skipLiteral(int at, byte first) {
        return switch (first) {
            case 't' -> literal(Literals.trueEnd(json, at, end));
            case 'n' -> literal(Literals.nullEnd(json, at, end));
            case 'f' -> literal(Literals.falseEnd(json, at, end));
            default -> throw errors().expectedValue("a value", at);
        };
    }

    private int literal(int next) {
        if (next < 0) {
            throw errors().expectedPunctuation("true, false or null", ~next);
        }
        return next;
    }

    private int skipString(int quote) {
        int next = StringScan.skip(json, quote + 1, end);
        if (next < 0) {
            throw errors().invalidString(~next);
        }
        return next;
    }

    private int skipNumber(int at) {
        int next = NumberScan.skip(json, at, end);
        if (next < 0) {
            throw errors().invalidNumber(~next);
        }
        return next;
    }

    private Errors errors() {
        return new Errors(json, start, end);
    }
}
