package dev.burin.internal.text;

import java.util.Arrays;

/**
 * The characters of the string being decoded: scratch memory that one reader owns and uses again.
 *
 * <p>Grows by doubling, and after {@link #clear} keeps at most {@link #MAX_KEPT_CHARS} characters of memory.
 */
public final class TextBuffer {
    /** The number of characters whose memory is kept from one string to the next. */
    public static final int MAX_KEPT_CHARS = 1 << 16;

    private static final char[] NO_CHARS = {};
    private static final int FIRST_CHARS = 256;
    private static final int MAX_CHARS = Integer.MAX_VALUE - 8;

    // Most readers meet no string that needs decoding, so the first one that does pays for the memory.
    private char[] chars = NO_CHARS;
    private int length;

    /** Creates an empty buffer. */
    public TextBuffer() {}

    /** Returns the decoded text and clears this buffer. */
    public String take() {
        String text = new String(chars, 0, length);
        clear();
        return text;
    }

    /** Returns the array whose first {@link #length} characters are the decoded text; growing replaces it. */
    public char[] chars() {
        return chars;
    }

    /** Returns the number of decoded characters. */
    public int length() {
        return length;
    }

    /** Forgets the text, and the memory if a long string made it large. */
    public void clear() {
        length = 0;
        if (chars.length > MAX_KEPT_CHARS) {
            chars = NO_CHARS;
        }
    }

    void length(int newLength) {
        length = newLength;
    }

    /** Returns an array that has room for {@code room} characters behind the first {@code used}, which it keeps. */
    char[] grown(int used, int room) {
        int needed = Math.addExact(used, room);
        int doubled = chars.length > MAX_CHARS / 2 ? MAX_CHARS : 2 * chars.length;
        chars = Arrays.copyOf(chars, Math.max(Math.max(FIRST_CHARS, needed), doubled));
        return chars;
    }
}
