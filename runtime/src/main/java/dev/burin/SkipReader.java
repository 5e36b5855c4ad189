package dev.burin;

import dev.burin.internal.number.NumberScan;
import dev.burin.internal.text.Literals;
import dev.burin.internal.text.Origin;
import dev.burin.internal.text.PlainItems;
import dev.burin.internal.text.StringScan;
import java.util.Arrays;
import java.util.function.Supplier;

/** Skips one value: the same grammar as reading it, nothing kept, and one bit of memory per level of nesting. */
final class SkipReader {
    private static final long NO_KINDS = PlainItems.NO_KINDS;
    private static final long[] NO_OUTER_KINDS = {};

    private JsonOptions options;

    private byte[] json = StructureReader.NOTHING;
    private int start;
    private int end;
    private Supplier<Origin> origin = Errors.WHOLE;

    /** How many levels the outer value may have, if it has its own limit; only exceptions ask for it. */
    private int limitedLevels;

    /** The position of skipping, and the innermost 63 open levels. */
    private final PlainItems items = new PlainItems();

    /** The kinds of outer levels that do not fit one word, 63 in each. */
    long[] outerKinds = NO_OUTER_KINDS;

    private int outerCount;

    /** Only exceptions use the options: the caller passes the levels allowed. */
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

    /** Forgets the document, and the memory that its levels took. */
    void forget() {
        reset(StructureReader.NOTHING, 0, 0);
        outerKinds = NO_OUTER_KINDS;
    }

    /** Sets what exceptions ask for. */
    void use(JsonOptions options) {
        this.options = options;
    }

    /** Sets where the document begins, if it is part of a longer one; only exceptions ask for it. */
    void setOrigin(Supplier<Origin> origin) {
        this.origin = origin;
    }

    /** Sets how many levels the outer value may have; 0 if it has no limit of its own. */
    void setLimitedLevels(int levels) {
        limitedLevels = levels;
    }

    /**
     * Skips the value at {@code from}, white space before it included, and returns the position after it.
     *
     * @param allowedLevels levels that may be open at once within the value
     */
    int skip(int from, int allowedLevels) {
        items.levels = allowedLevels;
        items.kinds = NO_KINDS;
        outerCount = 0;
        int at = skipValue(from);
        while (items.kinds != NO_KINDS || outerCount != 0) {
            at = items.isAtItem ? skipItems(at) : skipRest(at);
        }
        return at;
    }

    /** Skips as many members and elements as are plain, but at least one. */
    private int skipItems(int from) {
        int at = items.skipPlain(json, from, end);
        return at == from && items.isAtItem ? skipItem(at) : at;
    }

    /** Skips an element, a member, or what is before the first one. */
    private int skipItem(int from) {
        return skipValue(isInArray() ? from : skipName(from));
    }

    private boolean isInArray() {
        return (items.kinds & 1) != 0;
    }

    /** Skips a name and its colon. */
    private int skipName(int from) {
        int at = StringScan.contentAt(json, from, end);
        if (at >= end || json[at] != '"') {
            throw errors().expectedPunctuation("a member name in quotes", at);
        }
        int colon = StringScan.contentAt(json, skipString(at), end);
        if (colon >= end || json[colon] != ':') {
            throw errors().expectedPunctuation("a colon", colon);
        }
        return colon + 1;
    }

    /** Skips a scalar or an opening bracket. */
    private int skipValue(int from) {
        int at = StringScan.contentAt(json, from, end);
        byte first = at < end ? json[at] : 0;
        if (first == '{' || first == '[') {
            open(first, at);
            at = StringScan.contentAt(json, at + 1, end);
            items.isAtItem = at >= end || json[at] != PlainItems.closing(first);
            return at;
        }
        items.isAtItem = false;
        return first == '"' ? skipString(at) : skipNumberOrLiteral(at, first);
    }

    private void open(byte bracket, int at) {
        if (--items.levels < 0) {
            throw tooDeep(at);
        }
        if (items.kinds < 0) {
            if (outerCount == outerKinds.length) {
                outerKinds = Arrays.copyOf(outerKinds, 2 * outerCount + 1);
            }
            outerKinds[outerCount++] = items.kinds;
            items.kinds = NO_KINDS;
        }
        items.kinds = items.kinds << 1 | (bracket == '[' ? 1 : 0);
    }

    /** Skips what follows a value: a comma or a closing bracket. */
    private int skipRest(int from) {
        if (items.kinds == NO_KINDS) {
            items.kinds = outerKinds[--outerCount];
        }
        int at = StringScan.contentAt(json, from, end);
        byte next = at < end ? json[at] : 0;
        if (next == ',') {
            items.isAtItem = true;
        } else if (next == (isInArray() ? ']' : '}')) {
            items.kinds >>>= 1;
            items.levels++;
        } else {
            throw errors().expectedPunctuation(
                            isInArray() ? "a comma or the end of the array" : "a comma or the end of the object", at);
        }
        return at + 1;
    }

    /** Throws if the string, number or literal at {@code at} is wrong. */
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
            throw errors().strings().invalid(~next);
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
            throw errors().expectedLiteral(~next);
        }
        return next;
    }

    private JsonException tooDeep(int at) {
        return errors().tooDeep(limitedLevels, at);
    }

    private Errors errors() {
        return new Errors(json, start, end, origin, options);
    }

    private NumberErrors numberErrors() {
        return errors().numbers();
    }
}
