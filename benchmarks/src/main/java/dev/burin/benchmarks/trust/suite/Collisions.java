package dev.burin.benchmarks.trust.suite;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.burin.codegen.NameHash;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finds names that have the same hash as another name. */
final class Collisions {
    private static final int FNV_START = 0x811C9DC5;
    private static final int FNV_PRIME = 0x01000193;
    private static final int FNV_INVERSE = (int) inverse(FNV_PRIME);

    /** The inverse of the multiplier of {@link NameHash}; the names are checked, so with a wrong number none are found. */
    private static final long BURIN_INVERSE = inverse(0x9E3779B97F4A7C15L);

    private static final int LETTERS = 26;
    private static final int HALF_LENGTH = 4;
    private static final int HALVES = LETTERS * LETTERS * LETTERS * LETTERS;

    private Collisions() {}

    /** Returns the 32-bit FNV-1a hash, by which some libraries distinguish names. */
    static int fnv1a(String name) {
        int hash = FNV_START;
        for (byte next : name.getBytes(US_ASCII)) {
            hash = (hash ^ next) * FNV_PRIME;
        }
        return hash;
    }

    /** Returns names of eight letters with the FNV-1a hash of {@code name}: about fifty of 2^37. */
    static List<String> ofFnv1a(String name) {
        // Meet in the middle: the hash after the first half must be the one from which the second half leads to the
        // wanted hash.
        long[] firstHalves = new long[HALVES];
        for (int half = 0; half < HALVES; half++) {
            firstHalves[half] = (long) fnv1a(letters(half)) << Integer.SIZE | half;
        }
        Arrays.sort(firstHalves);
        List<String> names = new ArrayList<>();
        for (int half = 0; half < HALVES; half++) {
            long before = (long) before(letters(half), fnv1a(name)) << Integer.SIZE;
            int found = Arrays.binarySearch(firstHalves, before);
            int at = found < 0 ? -found - 1 : found;
            for (; at < HALVES && firstHalves[at] >> Integer.SIZE == before >> Integer.SIZE; at++) {
                names.add(letters((int) firstHalves[at]) + letters(half));
            }
        }
        return names;
    }

    /** Returns the hash that becomes {@code hash} after {@code letters} are added. */
    private static int before(String letters, int hash) {
        int before = hash;
        for (int i = letters.length() - 1; i >= 0; i--) {
            before = before * FNV_INVERSE ^ letters.charAt(i);
        }
        return before;
    }

    private static String letters(int number) {
        StringBuilder letters = new StringBuilder(HALF_LENGTH);
        for (int rest = number, i = 0; i < HALF_LENGTH; i++, rest /= LETTERS) {
            letters.append((char) ('a' + rest % LETTERS));
        }
        return letters.toString();
    }

    /** Returns {@code count} names of eight printable characters with the {@link NameHash} of {@code name}. */
    static List<String> ofNameHash(String name, int count) {
        long wanted = (long) NameHash.of(name) << Integer.SIZE;
        List<String> names = new ArrayList<>();
        for (long low = 0; names.size() < count && low < 1L << Integer.SIZE; low++) {
            long word = (wanted | low) * BURIN_INVERSE ^ Long.BYTES;
            if (isPrintable(word)) {
                names.add(text(word));
            }
        }
        if (names.stream().anyMatch(found -> NameHash.of(found) != NameHash.of(name))) {
            throw new IllegalStateException("NameHash has changed: make collisions as it is now.");
        }
        return names;
    }

    /** Returns whether all eight bytes can occur in a string without escapes. */
    private static boolean isPrintable(long word) {
        for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
            int next = (int) (word >>> shift) & 0xFF;
            if (next < ' ' || next > '~' || next == '"' || next == '\\') {
                return false;
            }
        }
        return true;
    }

    private static String text(long word) {
        return new String(
                ByteBuffer.allocate(Long.BYTES)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putLong(word)
                        .array(),
                US_ASCII);
    }

    /**
     * Returns up to 2^16 names with the same {@link String#hashCode}: "Aa" and "BB" have the same, and so do concatenations
     * of them.
     */
    static List<String> ofHashCode(int count) {
        int pairs = Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
        List<String> names = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            StringBuilder name = new StringBuilder();
            for (int bit = 0; bit < pairs; bit++) {
                name.append((i >> bit & 1) == 0 ? "Aa" : "BB");
            }
            names.add(name.toString());
        }
        return names;
    }

    /**
     * Returns the inverse of an odd number modulo 2<sup>64</sup>, by Newton's method: each step doubles the number of correct
     * bits.
     */
    private static long inverse(long odd) {
        long inverse = odd;
        for (int rightBits = 3; rightBits < Long.SIZE; rightBits *= 2) {
            inverse *= 2 - odd * inverse;
        }
        return inverse;
    }
}
