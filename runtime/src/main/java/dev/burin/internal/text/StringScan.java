package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;

/**
 * Finds where a JSON string, or a run inside one, ends.
 *
 * <p>Source: RFC 8259 §2 and §7; UTF-8 by table 3-7 of the Unicode Standard. Range: any bytes; only those in {@code [at, end)}
 * are read. Writes nothing.
 *
 * <p>An offending byte is reported where a reader would stop: the control character itself, the first byte of a malformed UTF-8
 * sequence, the byte that cannot continue an escape, the backslash of a lone surrogate escape, and {@code end} if the input ends
 * first, even inside an escape or a sequence. The byte found there therefore distinguishes the kinds of errors.
 */
public final class StringScan {
    /** A comma, a line feed and six spaces. */
    private static final long INDENTED_COMMA = 0x2020_2020_2020_0A2CL;

    private StringScan() {}

    /**
     * Returns the position of the first byte that is not plain, or {@code end}.
     *
     * <p>Plain is every byte that stands for itself in a string: not a quote, a backslash, a control character or a
     * byte of 0x80 and above.
     */
    public static int plainEnd(byte[] from, int at, int end) {
        for (; at <= end - 8; at += 8) {
            long mask = Swar.stopMask(Bytes.getLong(from, at));
            if (mask != 0) {
                return at + Swar.firstFlagged(mask);
            }
        }
        return at < end ? plainTailEnd(from, at, end) : at;
    }

    /**
     * Returns the position of the first quote, backslash or control character, or {@code end}.
     *
     * <p>For valid UTF-8: bytes of 0x80 and above are passed over.
     */
    public static int textEnd(byte[] from, int at, int end) {
        for (; at <= end - 8; at += 8) {
            long mask = Swar.textStopMask(Bytes.getLong(from, at));
            if (mask != 0) {
                return at + Swar.firstFlagged(mask);
            }
        }
        while (at < end && (from[at] < 0 || isPlain(from[at]))) {
            at++;
        }
        return at;
    }

    /** Returns whether a byte is an ASCII character that stands for itself in a string. */
    public static boolean isPlain(byte next) {
        return next >= ' ' && next != '"' && next != '\\';
    }

    /**
     * Scans the last one to seven bytes: loads a word that ends with them, shifted so that the zeros after them stop the scan.
     */
    private static int plainTailEnd(byte[] from, int at, int end) {
        int first = end - Long.BYTES;
        if (first < 0) {
            return plainBytesEnd(from, at, end);
        }
        long word = Bytes.getLong(from, first) >>> ((at - first) * Byte.SIZE);
        return at + Swar.firstFlagged(Swar.stopMask(word));
    }

    private static int plainBytesEnd(byte[] from, int at, int end) {
        while (at < end && isPlain(from[at])) {
            at++;
        }
        return at;
    }

    /**
     * Validates a string from {@code at} on, where a character or an escape begins, to its closing quote.
     *
     * @return the position after the closing quote, or {@code ~offset} of the first offending byte
     */
    public static int skip(byte[] from, int at, int end) {
        while (true) {
            at = plainEnd(from, at, end);
            if (at >= end) {
                return ~end;
            }
            int stop = from[at];
            if (stop == '"') {
                return at + 1;
            }
            if (stop == '\\' && at + 1 < end && Escapes.character(from[at + 1]) != Escapes.NONE) {
                at += 2;
                continue;
            }
            if (stop < 0) {
                at = sequencesEnd(from, at, end);
            } else if (stop == '\\') {
                at = escapeEnd(from, at, end);
            } else {
                return ~at;
            }
            if (at < 0) {
                return at;
            }
        }
    }

    /** Like {@link #whitespaceEnd}, for places that mostly have no white space. */
    public static int contentAt(byte[] from, int at, int end) {
        return at < end && from[at] > ' ' ? at : whitespaceEnd(from, at, end);
    }

    /** Returns the position of the first byte that is not JSON whitespace, or {@code end}. */
    public static int whitespaceEnd(byte[] from, int at, int end) {
        while (at < end) {
            int next = from[at];
            if (next > ' ' || next < 0) {
                return at;
            }
            if (next == '\n' || next == ' ') {
                at = spacesEnd(from, at + 1, end);
            } else if (next == '\r' || next == '\t') {
                at++;
            } else {
                return at;
            }
        }
        return at;
    }

    /**
     * Returns whether {@code [at, to)} is a line feed followed only by spaces.
     *
     * <p>If {@code to} is below 8, spaces are not checked: with any, the result is false.
     */
    public static boolean isIndentation(byte[] from, int at, int to) {
        if (at >= to || from[at] != '\n') {
            return false;
        }
        return at + 1 == to || (to >= Long.BYTES && areSpaces(from, at + 1, to));
    }

    /**
     * Returns whether there is a comma at {@code at}, followed by {@code indentation} bytes: a line feed and otherwise only
     * spaces.
     *
     * @param indentation 0 or more; the array has this many bytes after the comma, and at least eight from the comma on
     */
    public static boolean isIndentedComma(byte[] from, int at, int indentation) {
        long difference = Bytes.getLong(from, at) ^ INDENTED_COMMA;
        if (indentation < Long.BYTES) {
            return difference << ((Long.BYTES - 1 - indentation) * Byte.SIZE) == 0;
        }
        return difference == 0 && areSpaces(from, at + Long.BYTES, at + 1 + indentation);
    }

    /** Returns whether {@code [at, to)} is only spaces; {@code to} is at least 8. */
    private static boolean areSpaces(byte[] from, int at, int to) {
        int next = at;
        for (; next <= to - Long.BYTES; next += Long.BYTES) {
            if (!Swar.allSpaces(Bytes.getLong(from, next))) {
                return false;
            }
        }
        return next == to || Swar.areLastSpaces(Bytes.getLong(from, to - Long.BYTES), to - next);
    }

    private static int spacesEnd(byte[] from, int at, int end) {
        for (; at <= end - 8; at += 8) {
            long word = Bytes.getLong(from, at);
            if (!Swar.allSpaces(word)) {
                return at + Swar.leadingSpaces(word);
            }
        }
        while (at < end && from[at] == ' ') {
            at++;
        }
        return at;
    }

    /** Returns the position after a run of UTF-8 sequences, as in text of non-Latin scripts. */
    private static int sequencesEnd(byte[] from, int at, int end) {
        do {
            at = at <= end - Long.BYTES && Utf8.isPair(Bytes.getLong(from, at))
                    ? at + Utf8.PAIR_BYTES
                    : Utf8.sequenceEnd(from, at, end);
        } while (at >= 0 && at < end && from[at] < 0);
        return at;
    }

    private static int escapeEnd(byte[] from, int at, int end) {
        int codePoint = Escapes.codePoint(from, at, end);
        return codePoint < 0 ? codePoint : at + Escapes.byteCount(from, at, codePoint);
    }
}
