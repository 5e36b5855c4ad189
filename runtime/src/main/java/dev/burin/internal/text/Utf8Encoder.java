package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Encodes strings into UTF-8, four {@code char} at a time.
 *
 * <p>Source: The Unicode Standard 15.0, table 3-6 (UTF-8 bit distribution); the lanes are our own derivation, checked against
 * the JDK in {@code Utf8EncoderTest}. Range: any string of up to {@link #MAX_CHARS}. Owns 4 KiB.
 *
 * <p>Why not {@code String.getBytes}: beyond ASCII it looks at each {@code char} by itself, and mispredicts where short runs
 * end; it also replaces halves of surrogate pairs instead of reporting them. For ASCII it is faster than this.
 */
public final class Utf8Encoder {
    /** The bytes of more characters may not fit into an array. */
    public static final int MAX_CHARS = 700_000_000;

    /** How many {@code char} are copied from the string at a time. */
    private static final int CHUNK = 1 << 10;

    /** Each half of a surrogate pair counts as two of its four bytes. */
    private static final int MAX_BYTES_OF_CHAR = 3;

    /** Words are stored whole: garbage may follow the last byte. */
    private static final int SLACK = Long.BYTES;

    /** The bits that are zero in ASCII. */
    private static final long BEYOND_ASCII = 0xFF80_FF80_FF80_FF80L;

    /** The bits that are zero in characters of one or two bytes. */
    private static final long BEYOND_TWO_BYTES = 0xF800_F800_F800_F800L;

    /** The marks of the two bytes of a character. */
    private static final long TWO_BYTES = 0x80C0_80C0_80C0_80C0L;

    /** The upper five bits of a {@code char}, the same for all halves of surrogate pairs. */
    private static final int UPPER_BITS = 0x1F;

    private static final long SURROGATES = (Character.MIN_SURROGATE >>> 11) * Utf8.UNIT_ONES;

    /** The lowest carry of {@link #UPPER_BITS} in each {@code char}. */
    private static final long CARRIES = (UPPER_BITS + 1) * Utf8.UNIT_ONES;

    /** The lowest bit of each of two {@code int} in a word. */
    private static final long INT_ONES = 0x1_0000_0001L;

    private final char[] chars = new char[CHUNK];
    private final byte[] units = new byte[Character.BYTES * CHUNK];

    /** Puts characters into {@link #units}. */
    private final CharBuffer unitBuffer =
            ByteBuffer.wrap(units).order(ByteOrder.LITTLE_ENDIAN).asCharBuffer();

    private int length;

    /** Creates one that has not encoded anything. */
    public Utf8Encoder() {}

    /**
     * Encodes a string of up to {@link #MAX_CHARS}.
     *
     * @return a new array that begins with the {@link #length()} bytes, or null if the string has half of a surrogate pair
     */
    public byte @Nullable [] encode(String text) {
        byte[] to = new byte[firstLength(text.length())];
        length = 0;
        for (int at = 0; at < text.length(); ) {
            int count = Math.min(CHUNK, text.length() - at);
            text.getChars(at, at + count, chars, 0);
            if (count == CHUNK && Character.isHighSurrogate(chars[CHUNK - 1])) {
                count--; // the pair stays together
            }
            unitBuffer.put(0, chars, 0, count);
            to = withRoom(to, count, text.length() - at);
            length = encode(units, count * Character.BYTES, to, length);
            if (length < 0) {
                return null;
            }
            at += count;
        }
        return to;
    }

    /** Returns the number of bytes of the last result; meaningless if that was null. */
    public int length() {
        return length;
    }

    /** Long documents are mostly ASCII: there is room for a quarter more, and for the first characters of any kind. */
    private static int firstLength(int charCount) {
        int most = maxBytes(charCount);
        return Math.min(most, maxBytes(CHUNK) + charCount + charCount / 4);
    }

    private static int maxBytes(int charCount) {
        return MAX_BYTES_OF_CHAR * charCount + SLACK;
    }

    /** Returns an array with room for the next characters; if it has to be another, with room for all the {@code rest}. */
    private byte[] withRoom(byte[] to, int next, int rest) {
        return to.length - length >= maxBytes(next) ? to : Arrays.copyOf(to, length + maxBytes(rest));
    }

    /**
     * Encodes {@code char} from bytes, little-endian, up to {@code end}.
     *
     * @return the new length; -1 for half of a surrogate pair
     */
    private static int encode(byte[] from, int end, byte[] to, int used) {
        int length = used;
        int at = 0;
        while (at <= end - Long.BYTES) {
            long word = Bytes.getLong(from, at);
            if ((word & BEYOND_ASCII) == 0) {
                long next = at <= end - 2 * Long.BYTES ? Bytes.getLong(from, at + Long.BYTES) : BEYOND_ASCII;
                if ((next & BEYOND_ASCII) == 0) {
                    Bytes.putLong(to, length, ascii(word) | ascii(next) << Integer.SIZE);
                    length += 8;
                    at += 2 * Long.BYTES;
                } else {
                    Bytes.putLong(to, length, ascii(word));
                    length += 4;
                    at += Long.BYTES;
                }
            } else if ((word & BEYOND_TWO_BYTES) == 0) {
                length = putNarrow(word, to, length);
                at += Long.BYTES;
            } else {
                long upper = word >>> 11 & UPPER_BITS * Utf8.UNIT_ONES;
                long otherLanes = ((upper ^ SURROGATES) + UPPER_BITS * Utf8.UNIT_ONES) & CARRIES;
                if (otherLanes != CARRIES) {
                    int character = codePoint(from, at, end);
                    if (character < 0) {
                        return -1;
                    }
                    length = StringDecoder.appendUtf8(to, length, character);
                    at += Character.charCount(character) * Character.BYTES;
                    continue;
                }
                long wideLanes = (upper + UPPER_BITS * Utf8.UNIT_ONES) & CARRIES;
                if (wideLanes == CARRIES) {
                    Bytes.putLong(to, length, wide(word));
                    Bytes.putLong(to, length + Utf8.PAIR_BYTES, wide(word >>> Integer.SIZE));
                    length += 2 * Utf8.PAIR_BYTES;
                } else {
                    length = putTwo(word, to, length);
                    length = putTwo(word >>> Integer.SIZE, to, length);
                }
                at += Long.BYTES;
            }
        }
        while (at < end) {
            int character = codePoint(from, at, end);
            if (character < 0) {
                return -1;
            }
            length = StringDecoder.appendUtf8(to, length, character);
            at += Character.charCount(character) * Character.BYTES;
        }
        return length;
    }

    /** Returns the four bytes of four ASCII characters. */
    private static long ascii(long word) {
        long pairs = (word | word >>> 8) & 0x0000_FFFF_0000_FFFFL;
        return (pairs | pairs >>> 16) & 0xFFFF_FFFFL;
    }

    /**
     * Puts four characters of one or two bytes each, in any order, as in the words and spaces of many scripts.
     *
     * <p>Has no branch: the processor would too often mispredict where words end.
     */
    private static int putNarrow(long word, byte[] to, int length) {
        long twoLanes = ((word + 0x7F80 * Utf8.UNIT_ONES) >>> 15) & Utf8.UNIT_ONES;
        long mask = (twoLanes << Character.SIZE) - twoLanes;
        long two = (word >>> 6 & 0x1F * Utf8.UNIT_ONES) | (word & 0x3F * Utf8.UNIT_ONES) << 8 | TWO_BYTES;
        long bytes = (two & mask) | (word & ~mask);

        // In each lane: how many of the characters up to this one take two bytes.
        long sums = twoLanes * Utf8.UNIT_ONES;
        int second = (1 + ((int) sums & 1)) * 8;
        int third = (2 + ((int) (sums >>> 16) & 3)) * 8;
        int fourth = (3 + ((int) (sums >>> 32) & 3)) * 8;
        long joined = (bytes & 0xFFFF)
                | (bytes >>> 16 & 0xFFFF) << second
                | (bytes >>> 32 & 0xFFFF) << third
                | (bytes >>> 48) << fourth;
        Bytes.putLong(to, length, joined);
        return length + 4 + (int) (sums >>> 48);
    }

    /** Returns the six bytes of the first two characters of a word, of three bytes each. */
    private static long wide(long word) {
        long lanes = (word & 0xFFFF) | (word & 0xFFFF_0000L) << 8;
        return 0x8080E0_8080E0L
                | (lanes >>> 12 & 0x00000F_00000FL)
                | (lanes << 2 & 0x003F00_003F00L)
                | (lanes << 16 & 0x3F0000_3F0000L);
    }

    /** Puts the first two characters of a word, of one to three bytes each, without a branch. */
    private static int putTwo(long word, byte[] to, int length) {
        long lanes = (word & 0xFFFF) | (word & 0xFFFF_0000L) << 16;
        long beyondOne = (lanes + 0x7FFF_FF80 * INT_ONES) >>> 31 & INT_ONES;
        long beyondTwo = (lanes + 0x7FFF_F800 * INT_ONES) >>> 31 & INT_ONES;
        long twoMask = (beyondOne << Integer.SIZE) - beyondOne; // three, too
        long threeMask = (beyondTwo << Integer.SIZE) - beyondTwo;
        long two = (lanes >>> 6 & 0x1F * INT_ONES) | (lanes & 0x3F * INT_ONES) << 8 | 0x80C0 * INT_ONES;
        long three = (lanes >>> 12 & 0xF * INT_ONES)
                | (lanes << 2 & 0x3F00 * INT_ONES)
                | (lanes & 0x3F * INT_ONES) << 16
                | 0x8080E0 * INT_ONES;
        long bytes = (three & threeMask) | (two & twoMask & ~threeMask) | (lanes & ~twoMask);

        long more = beyondOne + beyondTwo;
        int second = (1 + (int) more) * 8;
        Bytes.putLong(to, length, (bytes & 0xFFFF_FFFFL) | (bytes >>> Integer.SIZE) << second);
        return length + 2 + (int) more + (int) (more >>> Integer.SIZE);
    }

    /** Returns the code point at {@code at}, or -1 for half of a surrogate pair. */
    private static int codePoint(byte[] from, int at, int end) {
        char first = unit(from, at);
        if (!Character.isSurrogate(first)) {
            return first;
        }
        char second = at + Character.BYTES < end ? unit(from, at + Character.BYTES) : 0;
        return Character.isSurrogatePair(first, second) ? Character.toCodePoint(first, second) : -1;
    }

    private static char unit(byte[] from, int at) {
        return (char) ((from[at] & 0xFF) | from[at + 1] << Byte.SIZE);
    }
}
