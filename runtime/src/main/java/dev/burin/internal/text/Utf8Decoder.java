package dev.burin.internal.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.util.StringJoiner;

/**
 * Decodes well-formed UTF-8 into strings: a document that has just been written.
 *
 * <p>ASCII is copied, and so are long runs of it between other characters: they become strings, which are joined at the end. That
 * leaves the widening of bytes to the JDK, which does it with the vector instructions of the processor. Text of Latin-1 is
 * decoded into bytes. Everything else is decoded into a chunk, up to four characters at a time.
 *
 * <p>Source: The Unicode Standard 15.0, table 3-6 (UTF-8 bit distribution); the lanes are our own derivation, checked against
 * the JDK in {@code Utf8DecoderTest}. Range: any well-formed UTF-8; the result for anything else is undefined. Owns 16 KiB.
 *
 * <p>Why not {@code new String(bytes, UTF_8)}: from the first character beyond ASCII on (beyond Latin-1 since JDK 21 or so) it
 * looks at each byte by itself, also in ASCII. For ASCII it is as fast as this, and for what is shorter than a block.
 */
public final class Utf8Decoder {
    /** How many {@code char} are decoded before they are made a string. */
    private static final int CHUNK = 1 << 12;

    /** From this many bytes on, ASCII between other characters is a string of its own. */
    private static final int LONG_RUN = 128;

    /** How many characters of one or two bytes are decoded at once. */
    private static final int NARROW = 4;

    /** A chunk of more bytes may have no room for ASCII that is shorter than {@link #LONG_RUN}, and for a turn after that. */
    private static final int FULL = Character.BYTES * (CHUNK - LONG_RUN - Long.BYTES);

    /** The first bytes of characters beyond Latin-1 are this or above. */
    private static final int FIRST_WIDE = 0xC4;

    /** Added to the lower seven bits of a byte, raises those from {@link #FIRST_WIDE} on to 0x80 or more. */
    private static final long WIDE_LIMITS = (0x100 - FIRST_WIDE) * Swar.ONES;

    private static final int UPPER_FIRST = 0x1F;
    private static final int LOWER = 0x3F;

    /** {@code char}, little-endian. */
    private final byte[] units = new byte[Character.BYTES * CHUNK];

    /** Takes characters out of {@link #units}. */
    private final CharBuffer unitBuffer =
            ByteBuffer.wrap(units).order(ByteOrder.LITTLE_ENDIAN).asCharBuffer();

    private final char[] chars = new char[CHUNK];

    /** How many bytes of {@link #units} are used. */
    private int length;

    /** Creates one that keeps nothing of what it decodes, except the characters of the last chunk. */
    public Utf8Decoder() {}

    /** Returns the characters of the first {@code end} bytes. */
    public String decode(byte[] from, int end) {
        if (end < Utf8.BLOCK) {
            return new String(from, 0, end, UTF_8);
        }
        int asciiEnd = asciiEnd(from, 0, end);
        if (asciiEnd == end) {
            return latin1(from, 0, end);
        }
        return isLatin1(from, asciiEnd, end) ? decodeLatin1(from, asciiEnd, end) : decodeWide(from, asciiEnd, end);
    }

    /** Returns the position of the first byte that is not ASCII, or {@code end}. */
    private static int asciiEnd(byte[] from, int start, int end) {
        int at = Utf8.asciiBlocksEnd(from, start, end);
        for (; at <= end - Long.BYTES; at += Long.BYTES) {
            long beyondAscii = Bytes.getLong(from, at) & Swar.HIGH_BITS;
            if (beyondAscii != 0) {
                return at + Swar.firstFlagged(beyondAscii);
            }
        }
        while (at < end && from[at] >= 0) {
            at++;
        }
        return at;
    }

    private static String latin1(byte[] from, int start, int end) {
        return new String(from, start, end - start, ISO_8859_1);
    }

    private static boolean isLatin1(byte[] from, int start, int end) {
        int at = start;
        for (; at <= end - Utf8.BLOCK; at += Utf8.BLOCK) {
            long wide = wide(Bytes.getLong(from, at))
                    | wide(Bytes.getLong(from, at + Long.BYTES))
                    | wide(Bytes.getLong(from, at + 2 * Long.BYTES))
                    | wide(Bytes.getLong(from, at + 3 * Long.BYTES));
            if ((wide & Swar.HIGH_BITS) != 0) {
                return false;
            }
        }
        for (; at < end; at++) {
            if ((from[at] & 0xFF) >= FIRST_WIDE) {
                return false;
            }
        }
        return true;
    }

    /** Returns a word whose bytes have their high bit set where that of {@code word} is {@link #FIRST_WIDE} or above. */
    private static long wide(long word) {
        return word & ((word & ~Swar.HIGH_BITS) + WIDE_LIMITS);
    }

    private static String decodeLatin1(byte[] from, int asciiEnd, int end) {
        byte[] to = new byte[end];
        System.arraycopy(from, 0, to, 0, asciiEnd);
        int length = asciiEnd;
        int at = asciiEnd;
        while (at <= end - Long.BYTES) {
            long word = Bytes.getLong(from, at);
            long beyondAscii = word & Swar.HIGH_BITS;
            Bytes.putLong(to, length, word);
            if (beyondAscii == 0) {
                at += Long.BYTES;
                length += Long.BYTES;
            } else {
                int ascii = Swar.firstFlagged(beyondAscii);
                at += ascii;
                to[length + ascii] = (byte) (from[at] << 6 | (from[at + 1] & LOWER));
                at += 2;
                length += ascii + 1;
            }
        }
        while (at < end) {
            byte first = from[at++];
            to[length++] = first >= 0 ? first : (byte) (first << 6 | (from[at++] & LOWER));
        }
        return latin1(to, 0, length);
    }

    private String decodeWide(byte[] from, int firstAsciiEnd, int end) {
        StringJoiner pieces = new StringJoiner("");
        length = 0;
        int at = 0;
        int asciiEnd = firstAsciiEnd;
        while (true) {
            if (asciiEnd - at < LONG_RUN) {
                widen(from, at, asciiEnd, end);
            } else {
                addChunk(pieces);
                pieces.add(latin1(from, at, asciiEnd));
            }
            at = decodeRun(from, asciiEnd, end);
            if (at >= end) {
                break;
            }
            if (length > FULL) {
                addChunk(pieces);
            }
            asciiEnd = asciiEnd(from, at, end);
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
        while (at <= end - Long.BYTES && to <= FULL) {
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
        while (at < end && at > end - Long.BYTES && to <= FULL) {
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
        long two = (lanes & UPPER_FIRST * Utf8.UNIT_ONES) << 6 | (lanes >>> 8 & LOWER * Utf8.UNIT_ONES);
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
