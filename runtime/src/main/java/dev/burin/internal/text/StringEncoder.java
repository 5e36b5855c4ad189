package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;

/**
 * Writes the content of JSON strings, without the quotes.
 *
 * <p>Source: RFC 8259 §7. Escapes only what must be escaped: quote, backslash and the control characters below 0x20, in two
 * characters where JSON has such an escape, else as {@code \}{@code u00XX} with upper-case digits. Slash, U+007F, U+2028 and
 * U+2029 are not escaped; the rest is UTF-8. Range: every string; a lone surrogate is reported. {@link #writePlain} writes at
 * most {@code length() + 16} bytes, {@link #writeEscaped} at most six per character and 16 more; the caller has reserved them.
 * Bytes after the returned position may have been overwritten.
 *
 * <p>Why not {@code getBytes(UTF_8)}: it allocates, replaces lone surrogates with a question mark, and does not escape.
 */
public final class StringEncoder {
    /** The first character that takes three bytes. */
    private static final char FIRST_WIDE = 0x800;

    /** For each character below that, its bytes in JSON, the first one lowest, and in the highest byte their number. */
    private static final long[] NARROW = narrow();

    /** For each Latin-1 character, zero if it is ASCII and stands for itself, else one. */
    private static final int[] STOPS = stops();

    /**
     * For each value of the upper ten bits of a {@code char}, the three bytes of its UTF-8, the first one lowest, without the
     * lower six bits of the character, which belong in the third; zero if the character has fewer bytes or is half of a surrogate
     * pair.
     */
    private static final int[] THREE_BYTES = threeBytes();

    /** The bytes that {@link #writeEscaped} needs for each character, plus {@link #SLACK} in all: <code>\&#117;00XX</code>. */
    public static final int MAX_BYTES_PER_CHAR = 6;

    /** The number of bytes that may be written after the last character. */
    public static final int SLACK = 16;

    private static final int LENGTH_SHIFT = 56;

    /** The bits of a character in each byte of UTF-8 but the first. */
    private static final int CONTINUATION_BITS = 6;

    /** The number of narrow characters in a row that are written one by one before eight plain ones at a time are tried. */
    private static final int NARROW_ALONE = 16;

    /**
     * Below this length, one loop over the characters is faster than a check for Latin-1, a copy and a scan. StringWriteKernel,
     * JDK 17 and 25.
     */
    private static final int SHORT_CHARS = 24;

    /** The first four bytes of {@code \}{@code u00XX}, little-endian. */
    private static final int UNICODE_ESCAPE = '\\' | 'u' << 8 | '0' << 16 | '0' << 24;

    private StringEncoder() {}

    private static long[] narrow() {
        long[] texts = new long[FIRST_WIDE];
        for (int character = 0; character < texts.length; character++) {
            texts[character] = narrow(character);
        }
        return texts;
    }

    private static int[] stops() {
        int[] stops = new int[1 << Byte.SIZE];
        for (int character = 0; character < stops.length; character++) {
            stops[character] = StringScan.isPlain((byte) character) ? 0 : 1;
        }
        return stops;
    }

    private static int[] threeBytes() {
        int[] bytes = new int[1 << (Character.SIZE - CONTINUATION_BITS)];
        for (int upper = 0; upper < bytes.length; upper++) {
            char first = (char) (upper << CONTINUATION_BITS);
            boolean hasThree = first >= FIRST_WIDE && !Character.isSurrogate(first);
            bytes[upper] = hasThree ? 0x8080E0 | upper >>> CONTINUATION_BITS | (upper & 0x3F) << Byte.SIZE : 0;
        }
        return bytes;
    }

    private static long narrow(int character) {
        if (character >= 0x80) {
            return text(2, twoBytes(character));
        }
        int shortEscape = "\b\f\n\r\t\"\\".indexOf(character);
        if (shortEscape >= 0) {
            return text(2, '\\' | "bfnrt\"\\".charAt(shortEscape) << 8);
        }
        return character < ' '
                ? text(MAX_BYTES_PER_CHAR, UNICODE_ESCAPE | hexDigits(character) << Integer.SIZE)
                : text(1, character);
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
     * @return the position after the last byte, or -1 if {@code text} is not such a string; the bytes from {@code at} on are
     *     garbage then
     */
    public static int writePlain(String text, byte[] to, int at) {
        int length = text.length();
        if (length < SHORT_CHARS) {
            return writeShort(text, to, at);
        }
        return copyLatin1(text, 0, length, to, at) && isPlain(to, at, at + length) ? at + length : -1;
    }

    /** Has no early exit from the loop, so that C2 unrolls it further. */
    private static int writeShort(String text, byte[] to, int at) {
        int length = text.length();
        int stops = 0;
        for (int i = 0; i < length; i++) {
            char character = text.charAt(i);
            stops |= stop(character);
            to[at + i] = (byte) character;
        }
        return stops == 0 ? at + length : -1;
    }

    /** Returns zero if a character is ASCII and stands for itself, else another number. */
    static int stop(char character) {
        return STOPS[character & 0xFF] | character >>> Byte.SIZE;
    }

    /** Loads up to seven bytes after {@code end}, which do not affect the result. */
    private static boolean isPlain(byte[] bytes, int at, int end) {
        if (at == end) {
            return true;
        }
        long stops = 0;
        for (; at < end - Long.BYTES; at += Long.BYTES) {
            stops |= Swar.stopMask(Bytes.getLong(bytes, at));
        }
        // One to eight bytes are left. The shift removes the flags of the bytes after them.
        int excess = at + Long.BYTES - end;
        return (stops | Swar.stopMask(Bytes.getLong(bytes, at)) << (excess * Byte.SIZE)) == 0;
    }

    /**
     * Writes the characters {@code [fromChar, toChar)} of any string.
     *
     * <p>A caller that writes a long string in pieces must not cut it between the two halves of a surrogate pair.
     *
     * @return the position after the last byte, or {@code ~index} of a lone surrogate
     */
    public static int writeEscaped(String text, int fromChar, int toChar, StringScratch scratch, byte[] to, int at) {
        // Latin-1 is copied to the end of the room that it may need, and expanded from there. A character becomes at
        // most six bytes, so writing never overtakes reading, not even with a whole word.
        int count = toChar - fromChar;
        int copy = at + 5 * count + 16;
        return copyLatin1(text, fromChar, toChar, to, copy)
                ? writeLatin1(copy, copy + count, to, at)
                : writeUnicode(text, fromChar, toChar, scratch, to, at);
    }

    /** Writes the Latin-1 characters {@code [next, end)} of {@code to}, which are far enough after {@code at}. */
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
        at = writeFour((int) word, to, at);
        return writeFour((int) (word >>> Integer.SIZE), to, at);
    }

    /** Shifts each character out of the same word: a loop that shifts the word itself has one more variable. */
    private static int writeFour(int word, byte[] to, int at) {
        at = writeOne(word & 0xFF, to, at);
        at = writeOne(word >>> 8 & 0xFF, to, at);
        at = writeOne(word >>> 16 & 0xFF, to, at);
        return writeOne(word >>> 24, to, at);
    }

    /** Has no branch: the processor would too often mispredict which characters of a string need an escape. */
    private static int writeOne(int character, byte[] to, int at) {
        long text = NARROW[character];
        Bytes.putLong(to, at, text);
        return at + length(text);
    }

    /** Writes any characters, from an array: the cost of {@code charAt} depends on all strings of the program. */
    private static int writeUnicode(String text, int fromChar, int toChar, StringScratch scratch, byte[] to, int at) {
        for (int from = fromChar; from < toChar; ) {
            int count = Math.min(toChar - from, StringScratch.CHARS);
            char[] characters = scratch.chars(text, from, from + count);
            boolean isLast = from + count == toChar;
            if (!isLast && Character.isHighSurrogate(characters[count - 1])) {
                count--; // its other half comes with the next characters
            }
            at = writeLetters(characters, count, to, at);
            if (at < 0) {
                return at - from; // ~(index + from)
            }
            from += count;
        }
        return at;
    }

    /**
     * Has a loop for each kind of letter, since the next one is mostly of the same kind; where the kind changes, the processor
     * mispredicts.
     *
     * <p>Longer than 325 bytes of bytecode on purpose: HotSpot then compiles it separately, which is an eighth faster for
     * twitter.json (docs/performance/string-writing.md).
     */
    private static int writeLetters(char[] text, int count, byte[] to, int at) {
        int i = 0;
        while (i < count) {
            int character = text[i];
            int threeBytes = THREE_BYTES[character >>> CONTINUATION_BITS];
            if (threeBytes != 0) {
                do {
                    // The fourth byte is zero and is overwritten by what follows.
                    Bytes.putInt(to, at, threeBytes | (character & 0x3F) << 16);
                    at += 3;
                    if (++i == count) {
                        return at;
                    }
                    character = text[i];
                    threeBytes = THREE_BYTES[character >>> CONTINUATION_BITS];
                } while (threeBytes != 0);
            }
            if (character < FIRST_WIDE) {
                int aloneEnd = Math.min(count, i + NARROW_ALONE);
                do {
                    at = writeOne(character, to, at);
                    if (++i == aloneEnd) {
                        break;
                    }
                    character = text[i];
                } while (character < FIRST_WIDE);
                if (i == aloneEnd) {
                    for (; i <= count - Long.BYTES; i += Long.BYTES, at += Long.BYTES) {
                        int first = text[i] | text[i + 1] << 8 | text[i + 2] << 16 | text[i + 3] << 24;
                        int second = text[i + 4] | text[i + 5] << 8 | text[i + 6] << 16 | text[i + 7] << 24;
                        int all = text[i]
                                | text[i + 1]
                                | text[i + 2]
                                | text[i + 3]
                                | text[i + 4]
                                | text[i + 5]
                                | text[i + 6]
                                | text[i + 7];
                        long beyondLatin1 = -(long) (all >>> Byte.SIZE);
                        long word = (first & 0xFFFF_FFFFL) | (long) second << Integer.SIZE | beyondLatin1;
                        if (Swar.stopMask(word) != 0) {
                            break;
                        }
                        Bytes.putLong(to, at, word);
                    }
                }
            } else {
                int codePoint = i + 1 < count ? pair((char) character, text[i + 1]) : -1;
                if (codePoint < 0) {
                    return ~i;
                }
                at = writeFourBytes(codePoint, to, at);
                i += 2;
            }
        }
        return at;
    }

    private static int pair(char high, char low) {
        return Character.isSurrogatePair(high, low) ? Character.toCodePoint(high, low) : -1;
    }

    private static int twoBytes(int character) {
        return 0x80C0 | character >>> 6 | (character & 0x3F) << 8;
    }

    private static int writeFourBytes(int codePoint, byte[] to, int at) {
        int word = 0x808080F0 | codePoint >>> 18 | (codePoint >>> 12 & 0x3F) << 8;
        Bytes.putInt(to, at, word | (codePoint >>> 6 & 0x3F) << 16 | (codePoint & 0x3F) << 24);
        return at + 4;
    }

    /** Copies characters as one byte each, and returns whether all are Latin-1; if not, none is copied. */
    static boolean copyLatin1(String text, int fromChar, int toChar, byte[] to, int at) {
        if (!isLatin1(text, fromChar, toChar)) {
            return false;
        }
        copyLowBytes(text, fromChar, toChar, to, at);
        return true;
    }

    // Latin-1 strings never leave this loop early, and C2 removes it for them: see WideStrings.
    private static boolean isLatin1(String text, int fromChar, int toChar) {
        for (int i = fromChar; i < toChar; i++) {
            if (text.charAt(i) > 0xFF) {
                return false;
            }
        }
        return true;
    }

    /** Copies characters of Latin-1 as one byte each; those of any other character lose their higher bits. */
    // Deprecated because it drops the high byte of each character. That is what we want: it is the only method that
    // copies into an existing array without a charset, and callers have proved that nothing is lost.
    @SuppressWarnings("deprecation")
    public static void copyLowBytes(String text, int fromChar, int toChar, byte[] to, int at) {
        text.getBytes(fromChar, toChar, to, at);
    }
}
