package dev.burin.internal.text;

/**
 * Checks whether a string or an array of scalars is longer than it may be, without decoding it.
 *
 * <p>Examines no more bytes than the limit requires, and validates only what it needs to find the end of a character: the rest is
 * left to the code that then reads or rejects the value. What comes after the value never matters. Range: any bytes; only those in
 * {@code [from, end)} are read.
 */
public final class LengthScan {
    private static final int UNICODE_ESCAPE_BYTES = 6;

    private LengthScan() {}

    /**
     * Returns whether a string has more than {@code max} characters, as {@code String.length()} counts them.
     *
     * @param from the position after its opening quote
     */
    public static boolean isLonger(byte[] json, int from, int end, long max) {
        int windowEnd = (int) Math.min(end, from + max + 1);
        int at = StringScan.plainEnd(json, from, windowEnd);
        if (at - from > max) {
            return true;
        }
        long room = max - (at - from);
        while (at < end && json[at] != '"') {
            int next = at + bytesAt(json, at, end);
            if (next > end || !isWhole(json, at, next)) {
                return false; // malformed, which is found when it is read
            }
            room -= isSupplementary(json[at]) ? 2 : 1;
            if (room < 0) {
                return true;
            }
            at = next;
        }
        return false;
    }

    /** Returns how many bytes the character at {@code at} takes; each half of an escaped surrogate pair counts as one. */
    private static int bytesAt(byte[] json, int at, int end) {
        byte first = json[at];
        if (first == '\\') {
            return at + 1 < end && json[at + 1] == 'u' ? UNICODE_ESCAPE_BYTES : 2;
        }
        if (first >= 0) {
            return 1;
        }
        return isSupplementary(first) ? 4 : (first & 0xF0) == 0xE0 ? 3 : 2;
    }

    /** Whether {@code [at, next)} is one character, as far as its length is concerned. */
    private static boolean isWhole(byte[] json, int at, int next) {
        for (int i = at + 1; i < next; i++) {
            boolean isPart = json[at] < 0 ? isContinuation(json[i]) : i == at + 1 || Character.digit(json[i], 16) >= 0;
            if (!isPart) {
                return false;
            }
        }
        return true;
    }

    private static boolean isContinuation(byte next) {
        return (next & 0xC0) == 0x80;
    }

    private static boolean isSupplementary(byte first) {
        return (first & 0xF8) == 0xF0;
    }

    /**
     * Returns where the first element beyond {@code max} begins, including the white space before it; -1 if there is none, or if
     * a bracket or brace comes before it: that is invalid there, and the code that then reads the array reports it.
     *
     * @param from the position after the opening bracket of an array of numbers, literals and strings
     */
    public static int excessElement(byte[] json, int from, int end, int max) {
        int count = 1;
        for (int at = from; at < end; ) {
            byte next = json[at++];
            if (next == ',' && ++count > max) {
                return at;
            }
            if (next == ']' || next == '}' || next == '[' || next == '{') {
                return -1;
            }
            at = next == '"' ? stringEnd(json, at, end) : at;
        }
        return -1;
    }

    /** Returns the position after the closing quote of the string whose content begins at {@code from}, or the end. */
    private static int stringEnd(byte[] json, int from, int end) {
        int at = StringScan.plainEnd(json, from, end);
        while (at < end && json[at] != '"') {
            int charEnd = at + (json[at] == '\\' ? 2 : 1);
            at = StringScan.plainEnd(json, Math.min(charEnd, end), end);
        }
        return Math.min(at + 1, end);
    }
}
