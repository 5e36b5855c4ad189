package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.util.StringJoiner;

/**
 * Decodes well-formed UTF-8 with characters beyond Latin-1, for {@link Utf8Decoder}.
 *
 * <p>Long runs of ASCII become strings, which are joined at the end: that leaves the widening of bytes to the JDK, which does it
 * with the vector instructions of the processor. Everything else is decoded into a chunk, up to four characters at a time.
 *
 * <p>Source: The Unicode Standard 15.0, table 3-6 (UTF-8 bit distribution); the lanes are our own derivation, checked against
 * the JDK in {@code Utf8DecoderTest}. Range: well-formed UTF-8 of whole characters; for anything else the result is undefined.
 * Owns up to 16 KiB.
 */
final class WideDecoder {
    /** How many {@code char} are decoded before they are made a string, in documents of so many bytes or more. */
    static final int CHUNK = 1 << 12;

    /** From this many bytes on, ASCII between other characters is a string of its own. */
    static final int LONG_RUN = 128;

    /** Room for ASCII that is shorter than {@link #LONG_RUN}, and for a turn after that. */
    private static final int RESERVE = LONG_RUN + Long.BYTES;

    /** How many characters of one or two bytes are decoded at once. */
    private static final int NARROW = 4;

    /** The bits of a character in the first of two bytes. */
    private static final int FIRST_BITS = 0x1F;

    /** The bits of a character in each further byte. */
    private static final int FURTHER_BITS = 0x3F;

    /** {@code char}, little-endian. */
    private final byte[] units;

    /** Takes characters out of {@link #units}. */
    private final CharBuffer unitBuffer;

    private final char[] chars;

    /** From so many bytes of {@link #units} on, no more is decoded. */
    private final int full;

    /** How many bytes of {@link #units} are used. */
    private int length;

    /** Creates one for documents of up to {@code byteCount} bytes, or of any number if that is {@link #CHUNK} or more. */
    WideDecoder(int byteCount) {
        int charCount = Math.min(byteCount, CHUNK) + RESERVE;
        units = new byte[Character.BYTES * charCount];
        unitBuffer = ByteBuffer.wrap(units).order(ByteOrder.LITTLE_ENDIAN).asCharBuffer();
        chars = new char[charCount];
        full = Character.BYTES * (charCount - RESERVE);
    }

    /** Returns whether a document of {@code byteCount} bytes has the chunk that it should have. */
    boolean suits(int byteCount) {
        return full >= Character.BYTES * Math.min(byteCount, CHUNK);
    }

    /**
     * Returns the characters of the first {@code end} bytes.
     *
     * @param firstAsciiEnd the position of the first byte that is not ASCII
     */
    String decode(byte[] from, int firstAsciiEnd, int end) {
        StringJoiner pieces = new StringJoiner("");
        length = 0;
        int at = 0;
        int asciiEnd = firstAsciiEnd;
        while (true) {
            if (asciiEnd - at < LONG_RUN) {
                widen(from, at, asciiEnd, end);
            } else {
                addChunk(pieces);
                pieces.add(Utf8Decoder.latin1(from, at, asciiEnd));
            }
            at = decodeRun(from, asciiEnd, end);
            if (at >= end) {
                break;
            }
            if (length > full) {
                addChunk(pieces);
            }
            asciiEnd = Utf8Decoder.asciiEnd(from, at, end);
        }
        if (pieces.length() == 0) {
            return chunk();
        }
        addChunk(pieces);
        return pieces.toString();
    }

    private void addChunk(StringJoiner pieces) {
        if (length > 0) {
            pieces.add(chunk());
            length = 0;
        }
    }

    private String chunk() {
        int count = length / Character.BYTES;
        unitBuffer.get(0, chars, 0, count);
        return new String(chars, 0, count);
    }

    /** Appends ASCII that is shorter than {@link #LONG_RUN}; what follows it, up to {@code end}, may be read. */
    private void widen(byte[] from, int start, int asciiEnd, int end) {
        int at = start;
        int to = length;
        for (; at < asciiEnd && at <= end - Long.BYTES; at += Long.BYTES) {
            putAscii(Bytes.getLong(from, at), to);
            to += Character.BYTES * Long.BYTES;
        }
        for (; at < asciiEnd; at++) {
            Bytes.putShort(units, to, from[at]);
            to += Character.BYTES;
        }
        length += Character.BYTES * (asciiEnd - start);
    }

    /**
     * Appends characters until eight are ASCII, the chunk is full, or {@code end} is reached.
     *
     * @return the position after them
     */
    private int decodeRun(byte[] from, int start, int end) {
        int at = start;
        int to = length;
        while (at <= end - Long.BYTES && to <= full) {
            long word = Bytes.getLong(from, at);
            if (Utf8.looksLikePair(word)) {
                long pair = Utf8.pairUnits(word);
                Bytes.putInt(units, to, ((int) pair & 0xFFFF) | ((int) (pair >>> 8) & 0xFFFF_0000));
                to += 2 * Character.BYTES;
                at += Utf8.PAIR_BYTES;
            } else if ((word & word << 1 & word << 2 & Swar.HIGH_BITS) == 0) {
                if (Swar.allAscii(word)) {
                    break;
                }
                at += putNarrow(word, to);
                to += NARROW * Character.BYTES;
            } else if (from[at] >= 0) {
                int ascii = Swar.firstFlagged(word & Swar.HIGH_BITS);
                putAscii(word, to);
                to += ascii * Character.BYTES;
                at += ascii;
            } else {
                int next = at + byteCount(from[at]);
                to = put(StringDecoder.codePoint(from, at, next), to);
                at = next;
            }
        }
        while (at < end && at > end - Long.BYTES && to <= full) {
            int next = at + byteCount(from[at]);
            to = put(from[at] >= 0 ? from[at] : StringDecoder.codePoint(from, at, next), to);
            at = next;
        }
        length = to;
        return at;
    }

    /** Stores eight {@code char}, of which those up to the first byte that is not ASCII are right. */
    private void putAscii(long word, int to) {
        Bytes.putLong(units, to, fourAscii(word & 0xFFFF_FFFFL));
        Bytes.putLong(units, to + Long.BYTES, fourAscii(word >>> Integer.SIZE));
    }

    private static long fourAscii(long bytes) {
        long pairs = (bytes | bytes << 16) & 0x0000_FFFF_0000_FFFFL;
        return (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FFL;
    }

    /**
     * Stores four characters of one or two bytes each, in any order, as in the words and spaces of many scripts.
     *
     * <p>Has no branch: the processor would too often mispredict where words end.
     *
     * @return how many bytes they take
     */
    private int putNarrow(long word, int to) {
        int first = narrowBits(word);
        long second = word >>> first;
        int secondBits = narrowBits(second);
        long third = second >>> secondBits;
        int thirdBits = narrowBits(third);
        long fourth = third >>> thirdBits;

        long lanes = (word & 0xFFFF) | (second & 0xFFFF) << 16 | (third & 0xFFFF) << 32 | fourth << 48;
        long twoBytes = lanes >>> 7 & Utf8.UNIT_ONES;
        long mask = (twoBytes << Character.SIZE) - twoBytes;
        long two = (lanes & FIRST_BITS * Utf8.UNIT_ONES) << 6 | (lanes >>> 8 & FURTHER_BITS * Utf8.UNIT_ONES);
        Bytes.putLong(units, to, (two & mask) | (lanes & 0x7F * Utf8.UNIT_ONES & ~mask));
        return (first + secondBits + thirdBits + narrowBits(fourth)) / Byte.SIZE;
    }

    /** Returns 8 or 16, the number of bits of the first character of a word. */
    private static int narrowBits(long word) {
        return Byte.SIZE + ((int) word >>> 4 & Byte.SIZE);
    }

    /** Returns how many bytes, 1 to 4, a character takes whose first is this. */
    private static int byteCount(byte first) {
        return first >= 0 ? 1 : first < (byte) 0xE0 ? 2 : first < (byte) 0xF0 ? 3 : 4;
    }

    /** Stores a character, and returns the position after it. */
    private int put(int codePoint, int to) {
        if (Character.isBmpCodePoint(codePoint)) {
            Bytes.putShort(units, to, (short) codePoint);
            return to + Character.BYTES;
        }
        Bytes.putShort(units, to, (short) Character.highSurrogate(codePoint));
        Bytes.putShort(units, to + Character.BYTES, (short) Character.lowSurrogate(codePoint));
        return to + 2 * Character.BYTES;
    }
}
