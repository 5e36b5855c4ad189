package dev.burin.internal.text;

/**
 * Reads the escapes of JSON strings.
 *
 * <p>Source: RFC 8259 §7; surrogate escapes must come in pairs, as RFC 7493 §2.1 requires. Range: any bytes.
 */
final class Escapes {
    /** No escape of two bytes stands for this character. */
    static final byte NONE = 0;

    /** Bytes of {@code \n}, and of {@code \}{@code u000A} before its digits; like the numbers below, from RFC 8259 §7. */
    private static final int LETTER_BYTES = 2;

    /** Hexadecimal digits of one UTF-16 unit. */
    private static final int DIGITS = 4;

    /** Bytes of {@code \}{@code u000A}. */
    private static final int UNIT_BYTES = LETTER_BYTES + DIGITS;

    /** Bytes of two such escapes, for a character above U+FFFF. */
    private static final int PAIR_BYTES = 2 * UNIT_BYTES;

    /** Bytes from the backslash of a high surrogate to the digits of the low one. */
    private static final int LOW_DIGITS = UNIT_BYTES + LETTER_BYTES;

    // A table, because a switch over the letter took 330 to 570 ns for the same text, varying from one JVM to the next.
    private static final byte[] CHARACTERS = characters();

    private Escapes() {}

    private static byte[] characters() {
        byte[] characters = new byte[1 << Byte.SIZE];
        characters['"'] = '"';
        characters['\\'] = '\\';
        characters['/'] = '/';
        characters['b'] = '\b';
        characters['f'] = '\f';
        characters['n'] = '\n';
        characters['r'] = '\r';
        characters['t'] = '\t';
        return characters;
    }

    /**
     * Returns the code point of the escape whose backslash is at {@code at}, or {@code ~offset} if it is invalid.
     *
     * <p>The offset is that of the first byte that cannot continue the escape, that of the backslash of a lone surrogate, or
     * {@code end} if the input ends first. The escape occupies {@link #byteCount} bytes.
     */
    static int codePoint(byte[] from, int at, int end) {
        if (at + 1 >= end) {
            return ~end;
        }
        byte letter = from[at + 1];
        if (letter == 'u') {
            return unicode(from, at, end);
        }
        int character = character(letter);
        return character == NONE ? ~(at + 1) : character;
    }

    /** Returns the character that a backslash and {@code letter} stand for, or {@link #NONE}, as for {@code u}. */
    static byte character(byte letter) {
        return CHARACTERS[letter & 0xFF];
    }

    /** Returns how many bytes the escape at {@code at} occupies, given the code point it was read as. */
    static int byteCount(byte[] from, int at, int codePoint) {
        if (from[at + 1] != 'u') {
            return LETTER_BYTES;
        }
        return Character.isBmpCodePoint(codePoint) ? UNIT_BYTES : PAIR_BYTES;
    }

    private static int unicode(byte[] from, int at, int end) {
        int unit = unit(from, at + LETTER_BYTES, end);
        if (unit < 0 || !Character.isSurrogate((char) unit)) {
            return unit;
        }
        return Character.isHighSurrogate((char) unit) ? pair(unit, from, at, end) : ~at;
    }

    /** Returns the code point of the high surrogate escaped at {@code at} and the low one that must follow. */
    private static int pair(int high, byte[] from, int at, int end) {
        for (int i = UNIT_BYTES; i < LOW_DIGITS; i++) {
            if (at + i >= end) {
                return ~end;
            }
            if (from[at + i] != (i == UNIT_BYTES ? '\\' : 'u')) {
                return ~at;
            }
        }
        int low = unit(from, at + LOW_DIGITS, end);
        if (low < 0) {
            return low;
        }
        return Character.isLowSurrogate((char) low) ? Character.toCodePoint((char) high, (char) low) : ~at;
    }

    /** Returns the value of the four digits at {@code at}, or {@code ~offset} of the first byte that is not one. */
    static int unit(byte[] from, int at, int end) {
        if (end - at >= DIGITS) {
            int value = HexDigits.four(from, at);
            if (value >= 0) {
                return value;
            }
        }
        int bad = at;
        while (bad < end && HexDigits.value(from[bad]) >= 0) {
            bad++;
        }
        return ~bad;
    }
}
