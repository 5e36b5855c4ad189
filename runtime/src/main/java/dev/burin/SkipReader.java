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

    /** So many bytes before the end the general way takes over: colon and space behind a quote, and what a value is told by. */
    private static final int TAIL = 2 + NumberScan.PLAIN_BYTES;

    private final JsonOptions options;

    private byte[] json = {};
    private int start;
    private int end;
    private Supplier<Origin> origin = Errors.WHOLE;

    /** How many levels the value around may have, if it has a limit of its own; only exceptions ask for it. */
    private int limitedLevels;

    /** How many levels more may be opened. */
    private int levels;

    /** One bit for each open level, the innermost lowest, below the bit that ends them: is it an array? */
    private long kinds;

    /** The kinds of levels further out than one word holds, 63 in each. */
    private long[] outerKinds = {};

    private int outerCount;

    /** Whether a member or an element comes next; else what is behind a value. */
    private boolean isAtItem;

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
     * @param allowedLevels levels that may be open at once within the value
     */
    int skip(int from, int allowedLevels) {
        levels = allowedLevels;
        kinds = NO_KINDS;
        outerCount = 0;
        int at = skipValue(from);
        while (kinds != NO_KINDS || outerCount != 0) {
            at = isAtItem ? skipItems(at) : skipRest(at);
        }
        return at;
    }

    /** Skips as many members and elements as are plain, but at least one. */
    private int skipItems(int from) {
        int at = skipPlainItems(json, from, end);
        return at == from && isAtItem ? skipItem(at) : at;
    }

    /**
     * Skips members and elements as most documents have them, until something is otherwise or wrong; the general way finds out.
     *
     * <p>One loop with everything in local variables: kept in fields, the level alone made each bracket wait for the one before.
     */
    private int skipPlainItems(byte[] json, int from, int end) {
        int limit = end - TAIL;
        long kinds = this.kinds;
        int levels = this.levels;
        int at = from;
        int back = from; // from where the general way can go on; behind a value the complement
        while (at < limit) {
            byte first = json[at];
            if (first <= ' ') {
                at = StringScan.whitespaceEnd(json, at, limit);
                if (at == limit) {
                    break;
                }
                first = json[at];
            }
            if ((kinds & 1) == 0) {
                int quote = plainEnd(json, at + 1, end);
                if (first != '"' || quote >= limit || json[quote] != '"' || json[quote + 1] != ':') {
                    break;
                }
                at = json[quote + 2] == ' ' ? quote + 3 : quote + 2;
                first = json[at];
            }
            if (first == '"') {
                int stop = plainEnd(json, at + 1, end);
                at = json[stop] == '"' ? stop + 1 : StringScan.skip(json, stop, end);
                if (at < 0 || at >= end) {
                    break;
                }
            } else if (first == '{' || first == '[') {
                int content = contentAt(json, at + 1, limit);
                if (content >= limit || kinds < 0 || levels <= 0) {
                    break;
                }
                at = content;
                if (json[at] != closing(first)) {
                    kinds = kinds << 1 | (first == '[' ? 1 : 0);
                    levels--;
                    back = at;
                    continue;
                }
                at++;
            } else {
                int scalarEnd = first >= 'a' ? Literals.anyEnd(json, at) : NumberScan.plainEnd(json, at, end);
                if (scalarEnd == at) {
                    break;
                }
                at = scalarEnd;
            }

            // Behind a value: brackets, and a comma.
            byte next = json[at];
            while (next != ',') {
                if (next == ((kinds & 1) == 0 ? '}' : ']')) {
                    kinds >>>= 1;
                    levels++;
                    at++;
                    back = ~at;
                    if (kinds == NO_KINDS || at == end) {
                        return leave(back, kinds, levels);
                    }
                } else {
                    int content = StringScan.whitespaceEnd(json, at, end);
                    if (content == at || content == end) {
                        return leave(back, kinds, levels);
                    }
                    at = content;
                }
                next = json[at];
            }
            at++;
            back = at;
        }
        return leave(back, kinds, levels);
    }

    private int leave(int back, long kinds, int levels) {
        this.kinds = kinds;
        this.levels = levels;
        isAtItem = back >= 0;
        return isAtItem ? back : ~back;
    }

    /**
     * Returns where the first byte that is not plain stands, or a plain one near the end; eight bytes are there.
     *
     * <p>Unlike {@link StringScan#plainEnd} it does not look at the last bytes, and tells the place by branches, so that the next
     * load need not wait for this one.
     */
    private static int plainEnd(byte[] json, int at, int end) {
        int word = at;
        long stops = Swar.stopMask(Bytes.getLong(json, word));
        while (stops == 0 && word <= end - 2 * Long.BYTES) {
            word += Long.BYTES;
            stops = Swar.stopMask(Bytes.getLong(json, word));
        }
        return word + Swar.predictedFirstFlagged(stops);
    }

    private static int closing(byte bracket) {
        return bracket + 2;
    }

    /** Skips an element, or a member, or what is in front of its first one. */
    private int skipItem(int from) {
        return skipValue(isInArray() ? from : skipName(from));
    }

    private boolean isInArray() {
        return (kinds & 1) != 0;
    }

    /** Skips a name and its colon. */
    private int skipName(int from) {
        int at = contentAt(json, from, end);
        if (at >= end || json[at] != '"') {
            throw errors().expectedPunctuation("a member name in quotes", at);
        }
        int colon = contentAt(json, skipString(at), end);
        if (colon >= end || json[colon] != ':') {
            throw errors().expectedPunctuation("a colon", colon);
        }
        return colon + 1;
    }

    /** Skips a scalar or an opening bracket. */
    private int skipValue(int from) {
        int at = contentAt(json, from, end);
        byte first = at < end ? json[at] : 0;
        if (first == '{' || first == '[') {
            open(first, at);
            at = contentAt(json, at + 1, end);
            isAtItem = at >= end || json[at] != closing(first);
            return at;
        }
        isAtItem = false;
        return first == '"' ? skipString(at) : skipNumberOrLiteral(at, first);
    }

    private void open(byte bracket, int at) {
        if (--levels < 0) {
            throw tooDeep(at);
        }
        if (kinds < 0) {
            if (outerCount == outerKinds.length) {
                outerKinds = Arrays.copyOf(outerKinds, 2 * outerCount + 1);
            }
            outerKinds[outerCount++] = kinds;
            kinds = NO_KINDS;
        }
        kinds = kinds << 1 | (bracket == '[' ? 1 : 0);
    }

    /** Skips what is behind a value: a comma or a closing bracket. */
    private int skipRest(int from) {
        if (kinds == NO_KINDS) {
            kinds = outerKinds[--outerCount];
        }
        int at = contentAt(json, from, end);
        byte next = at < end ? json[at] : 0;
        if (next == ',') {
            isAtItem = true;
        } else if (next == (isInArray() ? ']' : '}')) {
            kinds >>>= 1;
            levels++;
        } else {
            throw errors().expectedPunctuation(
                            isInArray() ? "a comma or the end of the array" : "a comma or the end of the object", at);
        }
        return at + 1;
    }

    /** Returns {@code at}, or where the white space that begins there ends. */
    private static int contentAt(byte[] json, int at, int end) {
        return at < end && json[at] > ' ' ? at : StringScan.whitespaceEnd(json, at, end);
    }

    /** Throws what is wrong with the string, number or literal at {@code at}, if anything is. */
    void checkScalar(int at) {
        byte first = json[at];
        if (first == '"') {
            skipString(at);
        } else {
            skipNumberOrLiteral(at, first);
        }
    }

    private int skipString(int quote) {
        int next = StringScan.skip(json, quote + 1, end);
        if (next < 0) {
            throw errors().invalidString(~next);
        }
        return next;
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

    private int skipNumber(int at) {
        int next = NumberScan.skip(json, at, end);
        if (next < 0) {
            throw numberErrors().invalidNumber(~next);
        }
        return next;
    }

    private int literal(int next) {
        if (next < 0) {
            throw errors().expectedPunctuation("true, false or null", ~next);
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
