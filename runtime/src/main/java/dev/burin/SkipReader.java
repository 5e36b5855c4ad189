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
    /** The kinds of levels further out than one word holds, 64 in each. */
    private long[] outerKinds = {};

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
     * <p>One loop with everything in local variables: kept in fields, the level alone made each bracket wait for the one
     * before.
     *
     * @param allowedLevels levels that may be open at once within the value
     * @param maxDepth the limit that leaves so many, for the message
     */
    int skip(int from, int allowedLevels, int maxDepth) {
        int at = from;
        int level = 0;
        // One bit per open level, the innermost lowest: is it an object?
        long kinds = 0;
        while (true) {
            at = contentAt(at);
            byte first = at < end ? json[at] : 0;
            if (first == '{' || first == '[') {
                if (level == allowedLevels) {
                    throw errors().depth(maxDepth, at);
                }
                if (level != 0 && level % LEVELS_PER_WORD == 0) {
                    saveKinds(level, kinds);
                }
                boolean isObject = first == '{';
                kinds = kinds << 1 | (isObject ? 1 : 0);
                level++;
                at = contentAt(at + 1);
                if (at >= end || json[at] != (isObject ? '}' : ']')) {
                    at = isObject ? skipName(at) : at;
                    continue;
                }
            } else {
                at = first == '"' ? skipString(at) : skipNumberOrLiteral(at, first);
            }

            // Behind a value: close what ends here, and go on to the next value if there is one.
            while (true) {
                if (level == 0) {
                    return at;
                }
                at = contentAt(at);
                byte next = at < end ? json[at] : 0;
                boolean inObject = (kinds & 1) != 0;
                if (next == ',') {
                    at = inObject ? skipName(contentAt(at + 1)) : at + 1;
                    break;
                }
                if (next != (inObject ? '}' : ']')) {
                    throw errors().expectedPunctuation(
                                    inObject ? "a comma or the end of the object" : "a comma or the end of the array",
                                    at);
                }
                at++;
                level--;
                kinds = level != 0 && level % LEVELS_PER_WORD == 0 ? savedKinds(level) : kinds >>> 1;
            }
        }
    }

    private void saveKinds(int level, long kinds) {
        int word = level / LEVELS_PER_WORD - 1;
        if (word == outerKinds.length) {
            outerKinds = Arrays.copyOf(outerKinds, word + 1);
        }
        outerKinds[word] = kinds;
    }

    private long savedKinds(int level) {
        return outerKinds[level / LEVELS_PER_WORD - 1];
    }

    /** Returns {@code at}, or where the white space that begins there ends. */
    private int contentAt(int at) {
        return at < end && json[at] > ' ' ? at : StringScan.whitespaceEnd(json, at, end);
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
        return first == '"' ? skipString(at) : skipNumberOrLiteral(at, first);
    }

    private int skipNumberOrLiteral(int at, byte first) {
        if (first == '-' || (first >= '0' && first <= '9')) {
            return skipNumber(at);
        }
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
