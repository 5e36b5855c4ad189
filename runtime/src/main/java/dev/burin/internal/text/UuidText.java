package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * UUIDs in their canonical form, {@code 123e4567-e89b-12d3-a456-426614174000}.
 *
 * <p>Source: RFC 9562 §4. Range: every UUID; reads digits of both cases, but only 36 characters with the dashes in place. Writes
 * exactly {@link #BYTES} bytes, with lower-case digits; the caller has reserved them.
 *
 * <p>Why not {@code UUID.fromString}: it accepts groups that are too short, and needs a string.
 */
public final class UuidText {
    /** The number of bytes that every UUID takes as text. */
    public static final int BYTES = 36;

    /** The two lower-case digits of each byte, little-endian. */
    private static final short[] DIGIT_PAIRS = digitPairs();

    private UuidText() {}

    private static short[] digitPairs() {
        byte[] digits = "0123456789abcdef".getBytes(StandardCharsets.ISO_8859_1);
        short[] pairs = new short[1 << Byte.SIZE];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = (short) (digits[i >>> 4] | digits[i & 0xF] << 8);
        }
        return pairs;
    }

    /** Writes 36 bytes and returns the position after them. */
    public static int write(byte[] to, int at, UUID value) {
        long most = value.getMostSignificantBits();
        long least = value.getLeastSignificantBits();
        Bytes.putLong(to, at, eightDigits((int) (most >>> 32)));
        to[at + 8] = '-';
        Bytes.putInt(to, at + 9, fourDigits((int) most >>> 16));
        to[at + 13] = '-';
        Bytes.putInt(to, at + 14, fourDigits((int) most));
        to[at + 18] = '-';
        Bytes.putInt(to, at + 19, fourDigits((int) (least >>> 48)));
        to[at + 23] = '-';
        Bytes.putInt(to, at + 24, fourDigits((int) (least >>> 32)));
        Bytes.putLong(to, at + 28, eightDigits((int) least));
        return at + BYTES;
    }

    /** Returns the UUID whose text is {@code [at, end)}, or null if the text is not one. */
    public static @Nullable UUID read(byte[] from, int at, int end) {
        if (end - at != BYTES) {
            return null;
        }
        // XOR with a dash is zero for each dash in place.
        int dashes = (from[at + 8] ^ '-') | (from[at + 13] ^ '-') | (from[at + 18] ^ '-') | (from[at + 23] ^ '-');
        long first = HexPairs.four(Bytes.getLong(from, at));
        long second = HexPairs.four(twice(Bytes.getInt(from, at + 9), Bytes.getInt(from, at + 14)));
        long third = HexPairs.four(twice(Bytes.getInt(from, at + 19), Bytes.getInt(from, at + 24)));
        long fourth = HexPairs.four(Bytes.getLong(from, at + 28));
        if (dashes != 0 || (first | second | third | fourth) < 0) {
            return null;
        }
        return new UUID(first << 32 | second, third << 32 | fourth);
    }

    private static long twice(int low, int high) {
        return (low & 0xFFFF_FFFFL) | ((long) high << 32);
    }

    private static int fourDigits(int value) {
        return (DIGIT_PAIRS[(value >>> 8) & 0xFF] & 0xFFFF) | DIGIT_PAIRS[value & 0xFF] << 16;
    }

    private static long eightDigits(int value) {
        return (fourDigits(value >>> 16) & 0xFFFF_FFFFL) | (long) fourDigits(value) << 32;
    }
}
