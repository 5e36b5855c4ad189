package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;

/**
 * Validation of UTF-8, and what its encoder and decoders share.
 *
 * <p>Source: The Unicode Standard 15.0, table 3-7 (well-formed UTF-8 byte sequences): no overlong forms, no surrogates,
 * nothing above U+10FFFF. Range: any bytes; only those in {@code [at, end)} are read. Writes nothing.
 *
 * <p>Why not {@code CharsetDecoder}: it decodes, needs two buffers and reports no offset without them.
 */
public final class Utf8 {
    /** Bytes of two sequences of three bytes. */
    static final int PAIR_BYTES = 6;

    /** The bits that mark six bytes as two sequences of three; {@link #PAIR} is their value. */
    private static final long PAIR_MARKS = 0xC0C0F0_C0C0F0L;

    private static final long PAIR = 0x8080E0_8080E0L;

    /** The lowest bit of each of four {@code char} in a word; multiplying by it copies a value into each. */
    static final long UNIT_ONES = 0x0001_0001_0001_0001L;

    /** How many bytes are looked at together where most are ASCII. */
    static final int BLOCK = 4 * Long.BYTES;

    /** Bit n is set if no sequence of three bytes may encode a unit whose upper five bits are n: overlong forms, surrogates. */
    private static final int NO_UNITS = 1 | 1 << (Character.MIN_SURROGATE >>> 11);

    private Utf8() {}

    /** Returns the offset of the first byte of the first sequence that is malformed or cut off, or -1. */
    public static int invalidAt(byte[] from, int at, int end) {
        while (at < end) {
            if (at <= end - 8 && Swar.allAscii(Bytes.getLong(from, at))) {
                at += 8;
            } else if (from[at] >= 0) {
                at++;
            } else {
                int next = sequenceEnd(from, at, end);
                if (next < 0) {
                    return at;
                }
                at = next;
            }
        }
        return -1;
    }

    /** Returns a position before which all is ASCII: the first block that is not, or the rest, which is shorter than one. */
    static int asciiBlocksEnd(byte[] from, int start, int end) {
        int at = start;
        for (; at <= end - BLOCK; at += BLOCK) {
            long words = Bytes.getLong(from, at)
                    | Bytes.getLong(from, at + Long.BYTES)
                    | Bytes.getLong(from, at + 2 * Long.BYTES)
                    | Bytes.getLong(from, at + 3 * Long.BYTES);
            if (!Swar.allAscii(words)) {
                return at;
            }
        }
        return at;
    }

    /**
     * Returns the position after the sequence at {@code at}, whose first byte is 0x80 or above.
     *
     * @return {@code ~at} if the sequence is malformed, {@code ~end} if it is well-formed so far but cut off by the end
     */
    static int sequenceEnd(byte[] from, int at, int end) {
        int first = from[at];
        if (first < (byte) 0xE0) {
            return twoByteEnd(from, at, end);
        }
        return first < (byte) 0xF0 ? threeByteEnd(from, at, end) : fourByteEnd(from, at, end);
    }

    /** Returns whether the first {@link #PAIR_BYTES} bytes of a word are two well-formed sequences of three bytes. */
    static boolean isPair(long word) {
        if (!looksLikePair(word)) {
            return false;
        }
        long units = pairUnits(word);
        return ((NO_UNITS >>> (int) (units >>> 11) | NO_UNITS >>> (int) (units >>> 35)) & 1) == 0;
    }

    /** Returns the same as {@link #isPair} for well-formed UTF-8. */
    static boolean looksLikePair(long word) {
        return (word & PAIR_MARKS) == PAIR;
    }

    /** Returns the two UTF-16 units of a pair: the first in bits 0 to 15, the second in bits 24 to 39. */
    static long pairUnits(long word) {
        // Each lane of 24 bits: 1110aaaa 10bbbbbb 10cccccc, lowest byte first, becomes aaaabbbb bbcccccc.
        return (word & 0xF00000FL) << 12 | (word >>> 2 & 0xFC0000FC0L) | (word >>> 16 & 0x3F00003FL);
    }

    private static int twoByteEnd(byte[] from, int at, int end) {
        if (from[at] < (byte) 0xC2) {
            return ~at;
        }
        return continued(from, at, at + 1, at + 2, end);
    }

    private static int threeByteEnd(byte[] from, int at, int end) {
        if (at + 1 >= end) {
            return ~end;
        }
        int first = from[at];
        int second = from[at + 1];
        boolean isOverlong = first == (byte) 0xE0 && second < (byte) 0xA0;
        boolean isSurrogate = first == (byte) 0xED && second >= (byte) 0xA0;
        if (isOverlong || isSurrogate) {
            return ~at;
        }
        return continued(from, at, at + 1, at + 3, end);
    }

    private static int fourByteEnd(byte[] from, int at, int end) {
        int first = from[at];
        if (first > (byte) 0xF4) {
            return ~at;
        }
        if (at + 1 >= end) {
            return ~end;
        }
        int second = from[at + 1];
        boolean isOverlong = first == (byte) 0xF0 && second < (byte) 0x90;
        boolean isAboveUnicode = first == (byte) 0xF4 && second >= (byte) 0x90;
        if (isOverlong || isAboveUnicode) {
            return ~at;
        }
        return continued(from, at, at + 1, at + 4, end);
    }

    /** Returns {@code stop} if {@code [at, stop)} has only continuation bytes, 0x80 to 0xBF. */
    private static int continued(byte[] from, int start, int at, int stop, int end) {
        for (; at < stop; at++) {
            if (at >= end) {
                return ~end;
            }
            if (from[at] >= (byte) 0xC0) {
                return ~start;
            }
        }
        return stop;
    }
}
