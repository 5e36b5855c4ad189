package dev.burin.internal.text;

import java.util.Arrays;

/**
 * The characters of the string being decoded: scratch memory that one reader owns and reuses.
 *
 * <p>Holds bytes while every character is Latin-1, as the {@code String} will; chars from the first other character on. Grows by
 * doubling, and after {@link #clear} keeps at most {@link #MAX_KEPT_CHARS} characters of memory.
 */
public final class TextBuffer {
    /** The maximum number of characters whose memory is kept from one string to the next. */
    public static final int MAX_KEPT_CHARS = 1 << 16;

    /** The length of the JDK's longest string of two bytes per character. */
    private static final int MAX_WIDE_CHARS = Integer.MAX_VALUE >> 1;

    private static final char[] NO_CHARS = {};
    private static final byte[] NO_BYTES = {};
    private static final int FIRST_CHARS = 256;
    private static final int MAX_CHARS = Integer.MAX_VALUE - 8;

    // Most readers meet no string that needs decoding, so the first one that does pays for the memory.
    private char[] chars = NO_CHARS;
    private byte[] latin1 = NO_BYTES;
    private int length;
    private boolean isLatin1 = true;

    /** Creates an empty buffer. */
    public TextBuffer() {}

    /** Returns whether the decoded text is longer than a {@code String} of its characters may be. */
    public boolean isTooLong() {
        return !isLatin1 && length > MAX_WIDE_CHARS;
    }

    /** Returns the decoded text, which is not {@linkplain #isTooLong too long}, and clears this buffer. */
    @SuppressWarnings("deprecation") // the only constructor that copies Latin-1 bytes without examining them again
    public String take() {
        String text = isLatin1 ? new String(latin1, 0, 0, length) : new String(chars, 0, length);
        clear();
        return text;
    }

    /** Discards the text, and the memory if a long string made it large. */
    public void clear() {
        length = 0;
        isLatin1 = true;
        if (chars.length > MAX_KEPT_CHARS) {
            chars = NO_CHARS;
        }
        if (latin1.length > MAX_KEPT_CHARS) {
            latin1 = NO_BYTES;
        }
    }

    /** Returns the number of characters that the memory has room for. */
    public int capacity() {
        return Math.max(chars.length, latin1.length);
    }

    byte[] latin1() {
        return latin1;
    }

    void latin1Length(int newLength) {
        length = newLength;
        isLatin1 = true;
    }

    void charsLength(int newLength) {
        length = newLength;
        isLatin1 = false;
    }

    /** Returns an array that has room for {@code room} bytes after the first {@code used}, which it keeps. */
    byte[] grownLatin1(int used, int room) {
        latin1 = Arrays.copyOf(latin1, grownLength(latin1.length, used, room));
        return latin1;
    }

    /** Returns an array that begins with the first {@code used} Latin-1 characters and has room for more. */
    char[] widened(int used, int room) {
        if (chars.length < used + room) {
            chars = new char[grownLength(chars.length, used, room)];
        }
        for (int i = 0; i < used; i++) {
            chars[i] = (char) (latin1[i] & 0xFF);
        }
        return chars;
    }

    /** Returns an array that has room for {@code room} characters after the first {@code used}, which it keeps. */
    char[] grown(int used, int room) {
        chars = Arrays.copyOf(chars, grownLength(chars.length, used, room));
        return chars;
    }

    private static int grownLength(int current, int used, int room) {
        int needed = Math.addExact(used, room);
        int doubled = current > MAX_CHARS / 2 ? MAX_CHARS : 2 * current;
        return Math.max(Math.max(FIRST_CHARS, needed), doubled);
    }
}
