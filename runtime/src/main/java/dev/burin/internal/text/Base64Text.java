package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * Bytes as Base64 text.
 *
 * <p>Source: RFC 4648 §4, the standard alphabet. Range: every array; reads only canonical text: with padding, with zeros in the
 * bits left over before it, and without line breaks. Writes {@link #encodedBytes} bytes, which the caller has reserved. Large
 * inputs go through the JDK, whose compiler replaces these loops with vector instructions, and allocate.
 */
public final class Base64Text {
    // Up to these sizes, table lookups are faster than a call into the JDK with its copies.
    private static final int MAX_TABLE_ENCODED = 96;
    private static final int MAX_TABLE_DECODED = 48;

    /** Large arrays are encoded in pieces of this size, so that scratch memory stays small; a multiple of three. */
    private static final int PIECE_BYTES = 12 * 1024;

    private static final byte[] ALPHABET =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".getBytes(StandardCharsets.ISO_8859_1);

    /** The two digits for each value of twelve bits, little-endian. */
    private static final short[] DIGIT_PAIRS = digitPairs();

    /** The six bits that each digit stands for, or -1. */
    private static final byte[] VALUES = values();

    private Base64Text() {}

    private static short[] digitPairs() {
        short[] pairs = new short[1 << 12];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = (short) (ALPHABET[i >>> 6] | ALPHABET[i & 0x3F] << 8);
        }
        return pairs;
    }

    private static byte[] values() {
        byte[] values = new byte[1 << Byte.SIZE];
        Arrays.fill(values, (byte) -1);
        for (int i = 0; i < ALPHABET.length; i++) {
            values[ALPHABET[i]] = (byte) i;
        }
        return values;
    }

    /** Returns how many bytes {@link #write} writes for an array of {@code byteCount} bytes. */
    public static long encodedBytes(int byteCount) {
        return (byteCount + 2L) / 3 * 4;
    }

    /** Writes {@code data} with padding and returns the position after it. */
    public static int write(byte[] data, byte[] to, int at) {
        return data.length <= MAX_TABLE_ENCODED ? writeByTable(data, to, at) : writeByJdk(data, to, at);
    }

    private static int writeByTable(byte[] data, byte[] to, int at) {
        int next = 0;
        for (; next <= data.length - 3; next += 3) {
            int bits = (data[next] & 0xFF) << 16 | (data[next + 1] & 0xFF) << 8 | (data[next + 2] & 0xFF);
            Bytes.putInt(to, at, fourDigits(bits));
            at += 4;
        }
        int left = data.length - next;
        if (left > 0) {
            int bits = (data[next] & 0xFF) << 16 | (left == 2 ? (data[next + 1] & 0xFF) << 8 : 0);
            Bytes.putInt(to, at, fourDigits(bits));
            if (left == 1) {
                to[at + 2] = '=';
            }
            to[at + 3] = '=';
            at += 4;
        }
        return at;
    }

    private static int fourDigits(int bits) {
        return (DIGIT_PAIRS[bits >>> 12] & 0xFFFF) | DIGIT_PAIRS[bits & 0xFFF] << 16;
    }

    private static int writeByJdk(byte[] data, byte[] to, int at) {
        // The encoder takes no range, and only writes to the beginning of an array.
        if (data.length <= PIECE_BYTES) {
            return append(Base64.getEncoder().encode(data), to, at);
        }
        for (int next = 0; next < data.length; next += PIECE_BYTES) {
            int pieceEnd = Math.min(data.length - next, PIECE_BYTES) + next;
            at = append(Base64.getEncoder().encode(Arrays.copyOfRange(data, next, pieceEnd)), to, at);
        }
        return at;
    }

    private static int append(byte[] encoded, byte[] to, int at) {
        System.arraycopy(encoded, 0, to, at, encoded.length);
        return at + encoded.length;
    }

    /** Returns the bytes that the text in {@code [at, end)} encodes, or null if it is not canonical Base64. */
    public static byte @Nullable [] read(byte[] from, int at, int end) {
        int count = end - at;
        if (count == 0) {
            return new byte[0];
        }
        if (count % 4 != 0) {
            return null;
        }
        int padding = from[end - 1] != '=' ? 0 : from[end - 2] != '=' ? 1 : 2;
        int leftOver = padding == 0 ? 0 : VALUES[from[end - 1 - padding] & 0xFF] & (padding == 1 ? 0x3 : 0xF);
        if (leftOver != 0) {
            return null;
        }
        return count <= MAX_TABLE_DECODED ? readByTable(from, at, end, padding) : readByJdk(from, at, count);
    }

    private static byte @Nullable [] readByTable(byte[] from, int at, int end, int padding) {
        byte[] data = new byte[(end - at) / 4 * 3 - padding];
        int length = 0;
        int wholeEnd = padding == 0 ? end : end - 4;
        for (; at < wholeEnd; at += 4) {
            int bits =
                    value(from, at) << 18 | value(from, at + 1) << 12 | value(from, at + 2) << 6 | value(from, at + 3);
            if (bits < 0) {
                return null;
            }
            data[length++] = (byte) (bits >>> 16);
            data[length++] = (byte) (bits >>> 8);
            data[length++] = (byte) bits;
        }
        if (padding > 0) {
            int bits = value(from, at) << 12 | value(from, at + 1) << 6 | (padding == 1 ? value(from, at + 2) : 0);
            if (bits < 0) {
                return null;
            }
            data[length++] = (byte) (bits >>> 10);
            if (padding == 1) {
                data[length] = (byte) (bits >>> 2);
            }
        }
        return data;
    }

    private static int value(byte[] from, int at) {
        return VALUES[from[at] & 0xFF];
    }

    private static byte @Nullable [] readByJdk(byte[] from, int at, int count) {
        try {
            // The text consists of whole groups of four, so the bytes fill their array: the decoder allocates it after
            // checking the padding.
            return Base64.getDecoder().decode(ByteBuffer.wrap(from, at, count)).array();
        } catch (IllegalArgumentException malformed) {
            return null;
        }
    }
}
