package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;

/**
 * Writes strings as the body of a JSON string, without the quotes.
 *
 * <p>Source: RFC 8259 §7. Escapes only what must be: quote, backslash and the control characters below 0x20, in two
 * characters where JSON has such an escape, else as {@code \}{@code u00XX} with upper-case digits. Slash, U+007F, U+2028
 * and U+2029 stand for themselves; the rest is UTF-8. Range: every string; a surrogate that stands alone is reported.
 * {@link #writePlain} writes at most {@code length() + 16} bytes, {@link #writeEscaped} at most six per character and 16
 * more; the caller reserved them. What lies behind the returned position may have been overwritten.
 *
 * <p>Why not {@code getBytes(UTF_8)}: it allocates, replaces lone surrogates by a question mark, and does not escape.
 */
public final class StringEncoder {
    /** For each Latin-1 character what stands for it in JSON, the first byte lowest, and in the highest byte its length. */
    private static final long[] LATIN1 = latin1();

    /** For each Latin-1 character zero if it is ASCII and stands for itself, else one. */
    private static final int[] STOPS = stops();

    private static final int LENGTH_SHIFT = 56;

    /** Up to here one loop over the characters is faster than a copy, a proof and a scan. StringWriteKernel, JDK 17 and 25. */
    private static final int SHORT_CHARS = 24;

    /** On JDK 25 names of maps up to here are written faster by a copy than by the JDK's encoder. mime-db's db.json. */
    private static final int MEDIUM_CHARS = 64;

    /**
     * Whether C2 makes good code of loops over {@code charAt}. That of JDK 17 does, and removes those that can find
     * nothing; what that of JDK 25 does depends on the code around and on all strings that the program has. The releases
     * between were not measured. Both ways are right on all of them.
     */
    private static final boolean IS_CHAR_AT_FAST = Runtime.version().feature() < 21;

    /** Whether one look into a table is faster than four comparisons, in loops over {@code charAt}. On JDK 25 it is not. */
    private static final boolean IS_TABLE_FAST = IS_CHAR_AT_FAST;

    /** The first four bytes of {@code \}{@code u00XX}, little-endian. */
    private static final int UNICODE_ESCAPE = '\\' | 'u' << 8 | '0' << 16 | '0' << 24;

    private StringEncoder() {}

    private static long[] latin1() {
        long[] texts = new long[0x100];
        for (int character = 0; character < texts.length; character++) {
            texts[character] = latin1(character);
        }
        return texts;
    }

    private static int[] stops() {
        int[] stops = new int[0x100];
        for (int character = 0; character < stops.length; character++) {
            boolean isPlain = character >= ' ' && character < 0x80 && character != '"' && character != '\\';
            stops[character] = isPlain ? 0 : 1;
        }
        return stops;
    }

    private static long latin1(int character) {
        if (character >= 0x80) {
            return text(2, twoBytes(character));
        }
        int shortEscape = "\b\f\n\r\t\"\\".indexOf(character);
        if (shortEscape >= 0) {
            return text(2, '\\' | "bfnrt\"\\".charAt(shortEscape) << 8);
        }
        return character < ' ' ? text(6, UNICODE_ESCAPE | hexDigits(character) << Integer.SIZE) : text(1, character);
    }

    private static long hexDigits(int control) {
        return HexDigits.upperCase(control >>> 4) | (long) HexDigits.upperCase(control) << Byte.SIZE;
    }

    private static long text(int length, long bytes) {
        return bytes | (long) length << LENGTH_SHIFT;
    }

    /**
     * Writes a string of ASCII characters that need no escape; the fast path.
     *
     * @return the position behind the last byte, or -1 if {@code text} is not such a string; the bytes from {@code at}
     *     on are garbage then
     */
    public static int writePlain(String text, StringScratch scratch, byte[] to, int at) {
        int length = text.length();
        if (length < SHORT_CHARS) {
            return writeShort(text, to, at);
        }
        return copyLatin1(text, 0, length, scratch, to, at) && isPlain(to, at, at + length) ? at + length : -1;
    }

    private static int writeShort(String text, byte[] to, int at) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char character = text.charAt(i);
            boolean isPlain = IS_TABLE_FAST ? isPlainByTable(character) : isPlainByComparison(character);
            if (!isPlain) {
                return -1;
            }
            to[at + i] = (byte) character;
        }
        return at + length;
    }

    static boolean isPlainByTable(char character) {
        return character <= 0xFF && STOPS[character] == 0;
    }

    static boolean isPlainByComparison(char character) {
        return character >= ' ' && character < 0x80 && character != '"' && character != '\\';
    }

    /** Is {@link #writeByCopy} the faster way for an element of an array, in a loop over strings of different lengths? */
    public static boolean isElementFasterByCopy(String text) {
        return !IS_CHAR_AT_FAST && text.length() < SHORT_CHARS;
    }

    /** Is {@link #writeByCopy} the faster way for a name of a map? It is not for short ones, unlike for elements. */
    public static boolean isNameFasterByCopy(String text) {
        return !IS_CHAR_AT_FAST && text.length() >= SHORT_CHARS && text.length() < MEDIUM_CHARS;
    }

    /**
     * As {@link #writePlain}, for a string of at most {@value StringScratch#CHARS} characters: looks at an array instead of
     * calling {@code charAt}, and has one way through the loop.
     */
    public static int writeByCopy(String text, StringScratch scratch, byte[] to, int at) {
        int length = text.length();
        char[] characters = scratch.chars(text, 0, length);
        int stops = 0;
        for (int i = 0; i < length; i++) {
            int character = characters[i];
            stops |= STOPS[character & 0xFF] | (character & 0xFF00);
            to[at + i] = (byte) character;
        }
        return stops == 0 ? at + length : -1;
    }

    /** Loads up to seven bytes behind {@code end}, which do not count. */
    private static boolean isPlain(byte[] bytes, int at, int end) {
        if (at == end) {
            return true;
        }
        long stops = 0;
        for (; at < end - Long.BYTES; at += Long.BYTES) {
            stops |= Swar.stopMask(Bytes.getLong(bytes, at));
        }
        // One to eight bytes are left. The shift takes away the flags of what lies behind them.
        int excess = at + Long.BYTES - end;
        return (stops | Swar.stopMask(Bytes.getLong(bytes, at)) << (excess * Byte.SIZE)) == 0;
    }

    /**
     * Writes the characters {@code [fromChar, toChar)} of any string.
     *
     * <p>A caller that writes a long string in pieces must not cut it between the two halves of a surrogate pair.
     *
     * @return the position behind the last byte, or {@code ~index} of a surrogate that stands alone
     */
    public static int writeEscaped(String text, int fromChar, int toChar, StringScratch scratch, byte[] to, int at) {
        // Latin-1 is copied behind the room that it may need, and expanded from there. A character becomes at most six
        // bytes, so writing never overtakes reading, not even with a whole word.
        int count = toChar - fromChar;
        int copy = at + 5 * count + 16;
        return copyLatin1(text, fromChar, toChar, scratch, to, copy)
                ? writeLatin1(copy, copy + count, to, at)
                : writeUnicode(text, fromChar, toChar, scratch, to, at);
    }

    /** Writes the Latin-1 characters {@code [next, end)} of {@code to}, which stand far enough behind {@code at}. */
    private static int writeLatin1(int next, int end, byte[] to, int at) {
        for (; next <= end - Long.BYTES; next += Long.BYTES) {
            long word = Bytes.getLong(to, next);
            if (Swar.stopMask(word) == 0) {
                Bytes.putLong(to, at, word);
                at += Long.BYTES;
            } else {
                at = writeEight(word, to, at);
            }
        }
        while (next < end) {
            at = writeOne(to[next++] & 0xFF, to, at);
        }
        return at;
    }

    private static int length(long text) {
        return (int) (text >>> LENGTH_SHIFT);
    }

    private static int writeEight(long word, byte[] to, int at) {
        for (int i = 0; i < Long.BYTES; i++) {
            at = writeOne((int) word & 0xFF, to, at);
            word >>>= Byte.SIZE;
        }
        return at;
    }

    /** Has no branch: which characters of a text need an escape, the processor would guess wrong too often. */
    private static int writeOne(int character, byte[] to, int at) {
        long text = LATIN1[character];
        Bytes.putLong(to, at, text);
        return at + length(text);
    }

    /** Writes any characters, from an array: what {@code charAt} costs depends on all strings that a program has. */
    private static int writeUnicode(String text, int fromChar, int toChar, StringScratch scratch, byte[] to, int at) {
        for (int from = fromChar; from < toChar; ) {
            int count = Math.min(toChar - from, StringScratch.CHARS);
            char[] characters = scratch.chars(text, from, from + count);
            boolean isLast = from + count == toChar;
            if (!isLast && Character.isHighSurrogate(characters[count - 1])) {
                count--; // its other half comes with the next ones
            }
            at = writeUnicode(characters, count, to, at);
            if (at < 0) {
                return at - from; // ~(index + from)
            }
            from += count;
        }
        return at;
    }

    private static int writeUnicode(char[] text, int count, byte[] to, int at) {
        for (int i = 0; i < count; i++) {
            char character = text[i];
            if (character < 0x800) {
                at = writeNarrow(character, to, at);
            } else if (!Character.isSurrogate(character)) {
                // The fourth byte is zero and is overwritten by what follows.
                Bytes.putInt(to, at, 0x8080E0 | character >>> 12 | (character & 0xFC0) << 2 | (character & 0x3F) << 16);
                at += 3;
            } else {
                int codePoint = i + 1 < count ? pair(character, text[i + 1]) : -1;
                if (codePoint < 0) {
                    return ~i;
                }
                at = writeFourBytes(codePoint, to, at);
                i++;
            }
        }
        return at;
    }

    private static int pair(char high, char low) {
        return Character.isSurrogatePair(high, low) ? Character.toCodePoint(high, low) : -1;
    }

    private static int writeNarrow(char character, byte[] to, int at) {
        return character <= 0xFF ? writeOne(character, to, at) : writeTwoBytes(character, to, at);
    }

    private static int writeTwoBytes(int character, byte[] to, int at) {
        Bytes.putShort(to, at, (short) twoBytes(character));
        return at + 2;
    }

    private static int twoBytes(int character) {
        return 0x80C0 | character >>> 6 | (character & 0x3F) << 8;
    }

    private static int writeFourBytes(int codePoint, byte[] to, int at) {
        int word = 0x808080F0 | codePoint >>> 18 | (codePoint >>> 12 & 0x3F) << 8;
        Bytes.putInt(to, at, word | (codePoint >>> 6 & 0x3F) << 16 | (codePoint & 0x3F) << 24);
        return at + 4;
    }

    /** Copies characters of one byte each, and says whether all are; if not, the bytes from {@code at} on are garbage. */
    private static boolean copyLatin1(String text, int fromChar, int toChar, StringScratch scratch, byte[] to, int at) {
        if (fromChar < toChar && text.charAt(fromChar) > 0xFF) {
            return false; // spares the copy of most texts in other scripts
        }
        return IS_CHAR_AT_FAST
                ? copyLatin1ByLoop(text, fromChar, toChar, to, at)
                : copyLatin1ByEncoder(text, fromChar, toChar, scratch, to, at);
    }

    static boolean copyLatin1ByLoop(String text, int fromChar, int toChar, byte[] to, int at) {
        copyLowBytes(text, fromChar, toChar, to, at);
        return isLatin1(text, fromChar, toChar);
    }

    /** Does not depend on what C2 makes of {@code charAt}, which changes with all strings that a program has. */
    static boolean copyLatin1ByEncoder(
            String text, int fromChar, int toChar, StringScratch scratch, byte[] to, int at) {
        for (int from = fromChar; from < toChar; from += StringScratch.CHARS) {
            int end = Math.min(from + StringScratch.CHARS, toChar);
            if (!scratch.copyLatin1(text, from, end, to, at + from - fromChar)) {
                return false;
            }
        }
        return true;
    }

    // Latin-1 strings never leave this loop early, and C2 of JDK 17 then removes it.
    private static boolean isLatin1(String text, int fromChar, int toChar) {
        for (int i = fromChar; i < toChar; i++) {
            if (text.charAt(i) > 0xFF) {
                return false;
            }
        }
        return true;
    }

    // Deprecated because it drops the high byte of each character. That is what we want: it is the one copy into an
    // existing array that needs no charset, and isLatin1 proves that nothing was lost.
    @SuppressWarnings("deprecation")
    private static void copyLowBytes(String text, int fromChar, int toChar, byte[] to, int at) {
        text.getBytes(fromChar, toChar, to, at);
    }
}
