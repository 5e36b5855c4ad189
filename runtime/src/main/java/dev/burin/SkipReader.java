package dev.burin;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import dev.burin.internal.number.NumberScan;
import dev.burin.internal.text.Literals;
import dev.burin.internal.text.Origin;
import dev.burin.internal.text.StringScan;
import java.util.Arrays;
import java.util.function.Supplier;

/** Skips one value: the same grammar as reading it, nothing kept, and one bit of memory per level of nesting. */
final class SkipReader {
    /** The kinds of no level, below those of open levels: the highest bit that is set tells how many there are. */
    private static final long NO_KINDS = 1;

    /** A string of up to 15 bytes, its quotes and what follows it are looked at without asking for the end. */
    private static final int SHORT_BYTES = 24;

    /** The bytes {@code ":} as a little-endian word. */
    private static final int QUOTE_AND_COLON = 0x3A22;

    /** The bytes {@code ,"} as a little-endian word. */
    private static final int COMMA_AND_QUOTE = 0x222C;

    private final JsonOptions options;

    private byte[] json = {};
    private int start;
    private int end;
    private Supplier<Origin> origin = Errors.WHOLE;

    /** How many levels the value around may have, if it has a limit of its own; only exceptions ask for it. */
    private int limitedLevels;

    /** The kinds of levels further out than one word holds, 63 in each. */
    private long[] outerKinds = {};

    private int outerCount;

    /** Only exceptions ask for the options: how many levels are allowed, the caller says. */
    SkipReader(JsonOptions options) {
        this.options = options;
    }

    /** Sets the document, {@code document[from..to)}. */
    void reset(byte[] document, int from, int to) {
        if (json != document) {
            json = document;
        }
        start = from;
        end = to;
    }

    /** Sets where the document begins, if it is a part of a longer one; only exceptions ask for it. */
    void setOrigin(Supplier<Origin> origin) {
        this.origin = origin;
    }

    /** Sets how many levels the value around may have; 0 if it has no limit of its own. */
    void setLimitedLevels(int levels) {
        limitedLevels = levels;
    }

    /**
     * Skips the value at {@code from}, white space before it included, and returns the position behind it.
     *
     * <p>One loop with everything in local variables: kept in fields, the level alone made each bracket wait for the one
     * before.
     *
     * @param allowedLevels levels that may be open at once within the value
     */
    int skip(int from, int allowedLevels) {
        byte[] json = this.json;
        int end = this.end;
        int at = from;
        int levels = allowedLevels;
        // One bit per open level, the innermost lowest: is it an object?
        long kinds = NO_KINDS;
        outerCount = 0;
        while (true) {
            at = contentAt(json, at, end);
            byte first = at < end ? json[at] : 0;
            if (first == '"') {
                at = skipString(json, at, end);
            } else if (first == '{' || first == '[') {
                if (--levels < 0) {
                    throw tooDeep(at);
                }
                boolean isObject = first == '{';
                at = contentAt(json, at + 1, end);
                if (at >= end || json[at] != (isObject ? '}' : ']')) {
                    if (kinds < 0) {
                        kinds = saveKinds(kinds);
                    }
                    kinds = kinds << 1 | (isObject ? 1 : 0);
                    at = isObject ? skipName(json, at, end) : at;
                    continue;
                }
                levels++;
                at++;
            } else {
                int number = NumberScan.shortEnd(json, at, end);
                at = number != NumberScan.NOT_SHORT ? number : skipNumberOrLiteral(json, at, end, first);
            }

            // Behind a value: close what ends here, and go on to the next value if there is one.
            while (true) {
                if (kinds == NO_KINDS) {
                    if (outerCount == 0) {
                        return at;
                    }
                    kinds = outerKinds[--outerCount];
                }
                boolean inObject = (kinds & 1) != 0;
                if (at < end - SHORT_BYTES && Bytes.getShort(json, at) == COMMA_AND_QUOTE) {
                    if (inObject) {
                        at = skipShortName(json, at + 1);
                        break;
                    }
                    at = skipShortString(json, at + 1);
                    continue;
                }
                at = contentAt(json, at, end);
                byte next = at < end ? json[at] : 0;
                if (next == ',') {
                    at = inObject ? skipName(json, contentAt(json, at + 1, end), end) : at + 1;
                    break;
                }
                if (next != (inObject ? '}' : ']')) {
                    throw errors().expectedPunctuation(
                                    inObject ? "a comma or the end of the object" : "a comma or the end of the array",
                                    at);
                }
                at++;
                levels++;
                kinds >>>= 1;
            }
        }
    }

    /** Keeps the kinds of a full word, and returns those of no level. */
    private long saveKinds(long kinds) {
        if (outerCount == outerKinds.length) {
            outerKinds = Arrays.copyOf(outerKinds, 2 * outerCount + 1);
        }
        outerKinds[outerCount++] = kinds;
        return NO_KINDS;
    }

    /** Returns {@code at}, or where the white space that begins there ends. */
    private static int contentAt(byte[] json, int at, int end) {
        return at < end && json[at] > ' ' ? at : StringScan.whitespaceEnd(json, at, end);
    }

    /** Skips a name and its colon; returns where the value begins, with the white space before it skipped. */
    private int skipName(byte[] json, int at, int end) {
        return at <= end - SHORT_BYTES && json[at] == '"' ? skipShortName(json, at) : skipAnyName(at);
    }

    /** As {@link #skipName}, for a name that begins with a quote; {@value #SHORT_BYTES} bytes are there from it on. */
    private int skipShortName(byte[] json, int at) {
        int quote = shortStop(json, at + 1);
        return Bytes.getShort(json, quote) == QUOTE_AND_COLON && json[quote + 2] > ' ' ? quote + 2 : skipAnyName(at);
    }

    /** Returns where the first of 16 bytes that is not plain stands, or any plain one. */
    private static int shortStop(byte[] json, int at) {
        long mask = Swar.stopMask(Bytes.getLong(json, at));
        if (mask == 0) {
            at += Long.BYTES;
            mask = Swar.stopMask(Bytes.getLong(json, at));
            if (mask == 0) {
                return at;
            }
        }
        return at + Swar.predictedFirstFlagged(mask);
    }

    private int skipAnyName(int at) {
        if (at >= end || json[at] != '"') {
            throw errors().expectedPunctuation("a member name in quotes", at);
        }
        int colon = contentAt(json, skipAnyString(at), end);
        if (colon >= end || json[colon] != ':') {
            throw errors().expectedPunctuation("a colon", colon);
        }
        return contentAt(json, colon + 1, end);
    }

    /** Throws what is wrong with the string, number or literal at {@code at}, if anything is. */
    void checkScalar(int at) {
        byte first = json[at];
        if (first == '"') {
            skipString(json, at, end);
        } else {
            skipNumberOrLiteral(json, at, end, first);
        }
    }

    private int skipNumberOrLiteral(byte[] json, int at, int end, byte first) {
        if (first == '-' || (first >= '0' && first <= '9')) {
            return skipNumber(json, at, end);
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

    private int skipString(byte[] json, int quote, int end) {
        return quote <= end - SHORT_BYTES ? skipShortString(json, quote) : skipAnyString(quote);
    }

    /** As {@link #skipString}; {@value #SHORT_BYTES} bytes are there from the quote on. */
    private int skipShortString(byte[] json, int quote) {
        int stop = shortStop(json, quote + 1);
        return json[stop] == '"' ? stop + 1 : skipAnyString(quote);
    }

    private int skipAnyString(int quote) {
        int next = StringScan.skip(json, quote + 1, end);
        if (next < 0) {
            throw errors().invalidString(~next);
        }
        return next;
    }

    private int skipNumber(byte[] json, int at, int end) {
        int next = NumberScan.skip(json, at, end);
        if (next < 0) {
            throw numberErrors().invalidNumber(~next);
        }
        return next;
    }

    private JsonException tooDeep(int at) {
        return limitedLevels == 0 ? errors().depth(at) : errors().depthLimit(limitedLevels, at);
    }

    private Errors errors() {
        return new Errors(json, start, end, origin, options);
    }

    private NumberErrors numberErrors() {
        return errors().numbers();
    }
}
