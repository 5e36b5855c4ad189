package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;

/**
 * The {@code String} of which a document is the UTF-8: what stands in the document as it is, without escapes, is cut from it.
 *
 * <p>That is faster than decoding. The characters between two places are counted when a place is asked for, in either direction
 * from the last one: in a document that is read from its beginning to its end, each byte is counted once.
 *
 * <p>Range: any string without halves of surrogate pairs. Source: a character begins at each byte but 0x80 to 0xBF; it is two
 * {@code char} where that byte is 0xF0 or above (The Unicode Standard 15.0, table 3-6).
 */
public final class SourceText {
    private final String source;

    /** A place in the UTF-8, where a character begins. */
    private int byteIndex;

    /** How many {@code char} are before {@link #byteIndex}. */
    private int charIndex;

    /** Creates the source of a document, its UTF-8. */
    public SourceText(String source) {
        this.source = source;
    }

    /**
     * Returns the characters of a part of the document.
     *
     * @param utf8 the document begins at its first byte
     * @param from index of the first byte of the part, where a character begins
     * @param to index after its last byte, where a character begins or the document ends
     */
    public String cut(byte[] utf8, int from, int to) {
        int first = charIndexOf(utf8, from);
        byteIndex = to;
        charIndex = first + charCount(utf8, from, to);
        return source.substring(first, charIndex);
    }

    private int charIndexOf(byte[] utf8, int at) {
        int low = Math.min(at, byteIndex);
        int high = Math.max(at, byteIndex);
        int asciiEnd = Utf8.asciiBlocksEnd(utf8, low, high);
        int count = asciiEnd - low + charCount(utf8, asciiEnd, high);
        return at < byteIndex ? charIndex - count : charIndex + count;
    }

    private static int charCount(byte[] utf8, int from, int to) {
        int count = to - from;
        int at = from;
        for (; at <= to - Long.BYTES; at += Long.BYTES) {
            count += extraChars(Bytes.getLong(utf8, at));
        }
        if (to >= Long.BYTES) {
            // What is left of the last word; none of it needs two shifts.
            long word = Bytes.getLong(utf8, to - Long.BYTES) >>> Byte.SIZE;
            return count + extraChars(word >>> ((Long.BYTES - 1 - (to - at)) * Byte.SIZE));
        }
        for (; at < to; at++) {
            count += extraChars(utf8[at] & 0xFF);
        }
        return count;
    }

    /** Returns how many {@code char} begin in a word, less the number of its bytes. */
    private static int extraChars(long word) {
        long following = word & ~(word << 1) & Swar.HIGH_BITS;
        long pairs = word & (word << 1) & (word << 2) & (word << 3) & Swar.HIGH_BITS;
        return Long.bitCount(pairs) - Long.bitCount(following);
    }
}
