package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import java.util.Arrays;

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

    /** The characters that a scratch array has at least: 64 turns of eight, and eight for the padding of the last. */
    public static final int SCRATCH_CHARS = 520;

    /** Up to here one loop over the characters is faster than a copy, a proof and a scan. StringWriteKernel, JDK 17 and 25. */
    private static final int SHORT_CHARS = 24;

    private static final int CHARS_A_TURN = 8;

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
     * @param scratch at least {@link #SCRATCH_CHARS} characters of any content, which may be overwritten
     * @return the position behind the last byte, or -1 if {@code text} is not such a string; the bytes from {@code at}
     *     on are garbage then
     */
    public static int writePlain(String text, char[] scratch, byte[] to, int at) {
        int length = text.length();
        if (length < SHORT_CHARS) {
            return writeShort(text, to, at);
        }
        if (text.charAt(0) > 0xFF) {
            return -1; // spares the copy of most texts in other scripts
        }
        copyLowBytes(text, 0, length, to, at);
        int end = at + length;
        return isLatin1(text, 0, length, scratch) && isPlain(to, at, end) ? end : -1;
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

    /** Is {@link #writeShortByCopy} the faster way in a loop over strings of different lengths? */
    public static boolean isFasterByCopy(String text) {
        return !IS_CHAR_AT_FAST && text.length() < SHORT_CHARS;
    }

    /**
     * As {@link #writePlain}, for a string that {@link #isFasterByCopy}: looks at an array instead of calling
     * {@code charAt}, and has one way through the loop.
     */
    public static int writeShortByCopy(String text, char[] scratch, byte[] to, int at) {
        int length = text.length();
        text.getChars(0, length, scratch, 0);
        int stops = 0;
        for (int i = 0; i < length; i++) {
            int character = scratch[i];
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
     * @param scratch as for {@link #writePlain}
     * @return the position behind the last byte, or {@code ~index} of a surrogate that stands alone
     */
    public static int writeEscaped(String text, int fromChar, int toChar, char[] scratch, byte[] to, int at) {
        return isLatin1(text, fromChar, toChar, scratch)
                ? writeLatin1(text, fromChar, toChar, to, at)
                : writeUnicode(text, fromChar, toChar, scratch, to, at);
    }

    /** Writes characters of at most 0xFF: copies them behind the room the result may need, and expands from there. */
    private static int writeLatin1(String text, int fromChar, int toChar, byte[] to, int at) {
        int count = toChar - fromChar;
        // A character becomes at most six bytes, so writing never overtakes reading, not even with a whole word.
        int next = at + 5 * count + 16;
        int end = next + count;
        copyLowBytes(text, fromChar, toChar, to, next);
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
    private static int writeUnicode(String text, int fromChar, int toChar, char[] scratch, byte[] to, int at) {
        for (int from = fromChar; from < toChar; ) {
            int count = Math.min(toChar - from, SCRATCH_CHARS);
            text.getChars(from, from + count, scratch, 0);
            boolean isLast = from + count == toChar;
            if (!isLast && Character.isHighSurrogate(scratch[count - 1])) {
                count--; // its other half comes with the next ones
            }
            at = writeUnicode(scratch, count, to, at);
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

    private static boolean isLatin1(String text, int fromChar, int toChar, char[] scratch) {
        return IS_CHAR_AT_FAST
                ? isLatin1ByLoop(text, fromChar, toChar)
                : isLatin1ByCopy(text, fromChar, toChar, scratch);
    }

    // Latin-1 strings never leave this loop early, and C2 of JDK 17 then removes it.
    static boolean isLatin1ByLoop(String text, int fromChar, int toChar) {
        for (int i = fromChar; i < toChar; i++) {
            if (text.charAt(i) > 0xFF) {
                return false;
            }
        }
        return true;
    }

    /** Looks at the characters in an array: what {@code charAt} costs depends on all strings that a program has. */
    static boolean isLatin1ByCopy(String text, int fromChar, int toChar, char[] scratch) {
        int all = fromChar < toChar ? text.charAt(fromChar) : 0;
        for (int from = fromChar; all <= 0xFF && from < toChar; ) {
            int count = Math.min(toChar - from, SCRATCH_CHARS - CHARS_A_TURN);
            text.getChars(from, from + count, scratch, 0);
            Arrays.fill(scratch, count, count + CHARS_A_TURN, ' ');
            for (int i = 0; i < count; i += CHARS_A_TURN) {
                all |= scratch[i] | scratch[i + 1] | scratch[i + 2] | scratch[i + 3];
                all |= scratch[i + 4] | scratch[i + 5] | scratch[i + 6] | scratch[i + 7];
            }
            from += count;
        }
        return all <= 0xFF;
    }

    // Deprecated because it drops the high byte of each character. That is what we want: it is the one copy into an
    // existing array that needs no charset, and isLatin1 proves that nothing was lost.
    @SuppressWarnings("deprecation")
    private static void copyLowBytes(String text, int fromChar, int toChar, byte[] to, int at) {
        text.getBytes(fromChar, toChar, to, at);
    }
}
