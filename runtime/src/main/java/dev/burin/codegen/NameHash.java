package dev.burin.codegen;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;
import java.nio.charset.StandardCharsets;

/**
 * The hash of member names: the processor computes it for its {@code switch}, the reader for the document.
 *
 * <p>It only selects; every hit is confirmed by comparing all bytes. It therefore needs no seed: whoever crafts collisions
 * causes one more comparison, but never reaches another member.
 */
public final class NameHash {
    /** 2<sup>64</sup> divided by the golden ratio, odd: spreads the bits of every byte over the upper half. */
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    private NameHash() {}

    /**
     * Returns the hash of a name.
     *
     * @param name the name without quotes and escapes
     */
    public static int of(String name) {
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
        return of(utf8, 0, utf8.length);
    }

    /**
     * Returns the hash of the name in {@code utf8[from..to)}.
     *
     * @param utf8 holds the name in UTF-8, without quotes and escapes
     */
    public static int of(byte[] utf8, int from, int to) {
        long hash = (long) to - from;
        int at = from;
        for (; at <= to - Long.BYTES; at += Long.BYTES) {
            hash = mix(hash, Bytes.getLong(utf8, at));
        }
        if (at < to) {
            hash = mix(hash, tail(utf8, at, to));
        }
        return (int) (hash >>> 32);
    }

    /** As {@link #of(String)}, but the same for names that differ only in the case of ASCII letters. */
    public static int ofIgnoringCase(String name) {
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
        return ofIgnoringCase(utf8, 0, utf8.length);
    }

    /** As {@link #of(byte[], int, int)}, but the same for names that differ only in the case of ASCII letters. */
    public static int ofIgnoringCase(byte[] utf8, int from, int to) {
        long hash = (long) to - from;
        int at = from;
        for (; at <= to - Long.BYTES; at += Long.BYTES) {
            hash = mix(hash, lowerCase(Bytes.getLong(utf8, at)));
        }
        if (at < to) {
            hash = mix(hash, lowerCase(tail(utf8, at, to)));
        }
        return (int) (hash >>> 32);
    }

    /** Sets the bit that distinguishes a from A in each byte from A to Z; no sum carries into the next byte. */
    private static long lowerCase(long word) {
        long low = word & ~Swar.HIGH_BITS;
        long isLetter =
                (low + (0x80 - 'A') * Swar.ONES) & ~(low + (0x80 - 'Z' - 1) * Swar.ONES) & ~word & Swar.HIGH_BITS;
        return word | (isLetter >>> 2);
    }

    private static long mix(long hash, long word) {
        long product = (hash ^ word) * MULTIPLIER;
        return product ^ (product >>> 32);
    }

    /** The last one to seven bytes as a word, zeros above. */
    private static long tail(byte[] utf8, int at, int to) {
        int count = to - at;
        if (at <= utf8.length - Long.BYTES) {
            return Bytes.getLong(utf8, at) & (-1L >>> ((Long.BYTES - count) * Byte.SIZE));
        }
        long word = 0;
        for (int i = to - 1; i >= at; i--) {
            word = (word << Byte.SIZE) | (utf8[i] & 0xFF);
        }
        return word;
    }
}
