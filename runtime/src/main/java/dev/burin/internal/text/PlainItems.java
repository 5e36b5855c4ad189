package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import dev.burin.internal.number.NumberScan;

/**
 * Skips members and elements as most documents have them: plain names and strings, numbers without exponent, literals, brackets.
 *
 * <p>What is otherwise is left to the general way, as is what is wrong: it goes on from where this class stopped, with the
 * fields as they are then. Source: RFC 8259; what was tried and measured is in docs/performance/skipping.md.
 */
public final class PlainItems {
    /** The kinds of no level, below those of open levels: the highest bit that is set tells how many there are. */
    public static final long NO_KINDS = 1;

    /** So many bytes before the end the general way takes over: colon and space after a quote, and what a value is told by. */
    private static final int TAIL = 2 + NumberScan.PLAIN_BYTES;

    /** One bit for each open level, the innermost lowest, below the bit that ends them: is it an array? At most 63. */
    public long kinds = NO_KINDS;

    /** How many levels more may be opened. */
    public int levels;

    /** Whether a member or an element comes next; else what is after a value. */
    public boolean isAtItem;

    /**
     * Skips members and elements until something is otherwise or wrong; the general way finds out.
     *
     * <p>One loop with everything in local variables: kept in fields, the level alone made each bracket wait for the one before.
     *
     * @param from where a member or an element begins, or the white space before it
     * @param end end of the document
     * @return where the general way can go on: {@code from}, if not even the first one is plain
     */
    public int skipPlain(byte[] json, int from, int end) {
        int limit = end - TAIL;
        long kinds = this.kinds;
        int levels = this.levels;
        int at = from;
        int back = from; // from where the general way can go on; after a value the complement
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

    /** Returns the bracket that closes what {@code bracket} opens. */
    public static int closing(byte bracket) {
        return bracket + 2;
    }
}
