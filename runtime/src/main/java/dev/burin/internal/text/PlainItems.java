package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import dev.burin.internal.number.NumberScan;

/**
 * Skips the members and elements that most documents consist of: plain names and strings, numbers without exponent, literals,
 * brackets.
 *
 * <p>Everything else, including errors, is left to the general code, which continues where this class stopped, with the fields as
 * they are then. Source: RFC 8259; what was tried and measured is in docs/performance/skipping.md.
 */
public final class PlainItems {
    /**
     * {@link #kinds} without open levels: a marker bit, shifted above the bits of open levels, so that its position tells how
     * many there are.
     */
    public static final long NO_KINDS = 1;

    /**
     * The general code takes over this many bytes before the end: a colon and a space after a quote, and the bytes by which a
     * value is recognized.
     */
    private static final int TAIL = 2 + NumberScan.PLAIN_BYTES;

    /**
     * One bit for each open level, at most 63, which tells whether it is an array: the innermost is lowest, and a marker bit is
     * above all.
     */
    public long kinds = NO_KINDS;

    /** How many more levels may be opened. */
    public int levels;

    /** Whether a member or an element comes next; otherwise, what follows a value. */
    public boolean isAtItem;

    /**
     * Skips members and elements until one is not plain, or something is wrong; the general code finds out which.
     *
     * <p>One loop with everything in local variables: with just the level in a field, each bracket had to wait for the one
     * before.
     *
     * @param from where a member or an element begins, or the white space before it
     * @param end end of the document
     * @return where the general code can continue: {@code from} if not even the first one is plain
     */
    public int skipPlain(byte[] json, int from, int end) {
        int limit = end - TAIL;
        long kinds = this.kinds;
        int levels = this.levels;
        int at = from;
        int back = from; // where the general code can continue; after a value, its complement
        while (at < limit) {
            // White space.
            byte first = json[at];
            if (first <= ' ') {
                at = StringScan.whitespaceEnd(json, at, limit);
                if (at == limit) {
                    break;
                }
                first = json[at];
            }

            // In an object, the name and its colon.
            if ((kinds & 1) == 0) {
                int quote = plainEnd(json, at + 1, end);
                if (first != '"' || quote >= limit || json[quote] != '"' || json[quote + 1] != ':') {
                    break;
                }
                at = json[quote + 2] == ' ' ? quote + 3 : quote + 2;
                first = json[at];
            }

            // The value: a string, an opening bracket, or a number or literal.
            if (first == '"') {
                int stop = plainEnd(json, at + 1, end);
                at = json[stop] == '"' ? stop + 1 : StringScan.skip(json, stop, end);
                if (at < 0 || at >= end) {
                    break;
                }
            } else if (first == '{' || first == '[') {
                int content = StringScan.contentAt(json, at + 1, limit);
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

            // After a value: brackets, and a comma.
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
     * Returns the position of the first byte that is not plain, or of a plain one near the end; there must be eight bytes at
     * {@code at}.
     *
     * <p>Unlike {@link StringScan#plainEnd}, it ignores the last bytes, and finds the position by branches, so that the next load
     * need not wait for this one.
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

    /** Returns the bracket that closes what {@code bracket} opens. */
    public static int closing(byte bracket) {
        return bracket + 2;
    }
}
