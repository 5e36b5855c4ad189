package dev.burin.internal.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import org.jspecify.annotations.Nullable;

/**
 * Decodes well-formed UTF-8 into strings: a document that has just been written.
 *
 * <p>ASCII is copied, text of Latin-1 is decoded into bytes, and everything else by a {@link WideDecoder}, which is made when
 * it is needed.
 *
 * <p>Source: The Unicode Standard 15.0, table 3-6 (UTF-8 bit distribution), checked against the JDK in {@code Utf8DecoderTest}.
 * Range: well-formed UTF-8 of whole characters; for anything else the result is undefined. Owns up to 16 KiB, in which up to
 * 4,096 characters of what it decoded remain.
 *
 * <p>Why not {@code new String(bytes, UTF_8)}: from the first character beyond ASCII on, on JDK 25 beyond Latin-1, it looks at
 * each byte by itself, also in ASCII. It is as fast for ASCII and what is shorter than a block, and faster where letters of
 * ASCII and others take turns: docs/performance/entry-points.md.
 */
public final class Utf8Decoder {
    /** The first bytes of characters beyond Latin-1 are this or above. */
    private static final int FIRST_WIDE = 0xC4;

    /** Added to the lower seven bits of a byte, raises those from {@link #FIRST_WIDE} on to 0x80 or more. */
    private static final long WIDE_LIMITS = (0x100 - FIRST_WIDE) * Swar.ONES;

    /** The bits of a character in its second byte. */
    private static final int SECOND_BITS = 0x3F;

    private @Nullable WideDecoder wide;

    /** Creates one that has not decoded anything. */
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
        return isLatin1(from, asciiEnd, end)
                ? decodeLatin1(from, asciiEnd, end)
                : wideDecoder(end).decode(from, asciiEnd, end);
    }

    /** Returns one that suits a document; a smaller one is replaced by one for twice as much, as the next may be longer. */
    private WideDecoder wideDecoder(int byteCount) {
        if (wide == null || !wide.suits(byteCount)) {
            wide = new WideDecoder(2 * Math.min(byteCount, WideDecoder.CHUNK));
        }
        return wide;
    }

    /** Returns the position of the first byte that is not ASCII, or {@code end}. */
    static int asciiEnd(byte[] from, int start, int end) {
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

    static String latin1(byte[] from, int start, int end) {
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
                to[length + ascii] = (byte) (from[at] << 6 | (from[at + 1] & SECOND_BITS));
                at += 2;
                length += ascii + 1;
                while (at < end && from[at] < 0) {
                    to[length++] = (byte) (from[at] << 6 | (from[at + 1] & SECOND_BITS));
                    at += 2;
                }
            }
        }
        while (at < end) {
            byte first = from[at++];
            to[length++] = first >= 0 ? first : (byte) (first << 6 | (from[at++] & SECOND_BITS));
        }
        return latin1(to, 0, length);
    }
}
