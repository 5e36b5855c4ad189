package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;

/**
 * The three literals of JSON.
 *
 * <p>Each method returns the position after the literal at {@code at}, or {@code ~offset} of the first byte that differs
 * ({@code ~end} if the document ends first). What follows the literal is left to the caller.
 */
public final class Literals {
    /** The bytes of {@code true} as a little-endian word. */
    public static final int TRUE = 0x65757274;

    /** The bytes of {@code null} as a little-endian word. */
    public static final int NULL = 0x6C6C756E;

    /** The bytes of {@code fals} as a little-endian word. */
    public static final int FALS = 0x736C6166;

    private static final byte[] TRUE_BYTES = {'t', 'r', 'u', 'e'};
    private static final byte[] FALSE_BYTES = {'f', 'a', 'l', 's', 'e'};
    private static final byte[] NULL_BYTES = {'n', 'u', 'l', 'l'};

    private Literals() {}

    /** Skips {@code true}. */
    public static int trueEnd(byte[] from, int at, int end) {
        return at <= end - Integer.BYTES && Bytes.getInt(from, at) == TRUE
                ? at + TRUE_BYTES.length
                : difference(from, at, end, TRUE_BYTES);
    }

    /** Skips {@code null}. */
    public static int nullEnd(byte[] from, int at, int end) {
        return at <= end - Integer.BYTES && Bytes.getInt(from, at) == NULL
                ? at + NULL_BYTES.length
                : difference(from, at, end, NULL_BYTES);
    }

    /** Skips {@code false}. */
    public static int falseEnd(byte[] from, int at, int end) {
        return at < end - Integer.BYTES && Bytes.getInt(from, at) == FALS && from[at + Integer.BYTES] == 'e'
                ? at + FALSE_BYTES.length
                : difference(from, at, end, FALSE_BYTES);
    }

    /** Skips any of the three, where the document has at least five more bytes; returns {@code at} if there is none. */
    public static int anyEnd(byte[] from, int at) {
        int word = Bytes.getInt(from, at);
        if (word == TRUE || word == NULL) {
            return at + TRUE_BYTES.length;
        }
        return word == FALS && from[at + Integer.BYTES] == 'e' ? at + FALSE_BYTES.length : at;
    }

    /** Returns {@code ~offset} of the first byte that differs from a literal that is known to be incomplete or wrong. */
    private static int difference(byte[] from, int at, int end, byte[] literal) {
        int position = at;
        while (position < end && from[position] == literal[position - at]) {
            position++;
        }
        return ~position;
    }
}
