package dev.burin.processor.plan;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.burin.codegen.NameHash;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/** Finds names with equal hashes, as an attacker of the dispatch would. */
public final class Collisions {
    /** Two Java identifiers with the same hash. */
    public static final List<String> PAIR = findPair();

    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
    private static final long INVERSE = inverse(MULTIPLIER);
    private static final int SEED = 20261123;

    private Collisions() {}

    /** Because of the birthday paradox, about a hundred thousand names suffice. */
    private static List<String> findPair() {
        Map<Integer, String> byHash = new HashMap<>();
        for (int i = 0; ; i++) {
            String name = "n" + Integer.toString(i, Character.MAX_RADIX);
            String other = byHash.putIfAbsent(NameHash.of(name), name);
            if (other != null) {
                return List.of(other, name);
            }
        }
    }

    /** Returns different names with this hash; they have no capital letters, so they also differ where case does not matter. */
    public static List<String> ofHash(int hash, int count) {
        Random random = new Random(SEED);
        return Stream.generate(() -> ofHash(hash, random))
                .distinct()
                .limit(count)
                .toList();
    }

    /**
     * Returns a name with this hash, of sixteen characters that need no escapes and are not capitals: chooses the last product
     * of the hash and computes the word that leads to it.
     */
    public static String ofHash(int hash, Random random) {
        ByteBuffer words = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        random.ints(Long.BYTES, 'a', 'z' + 1).forEach(letter -> words.put((byte) letter));
        long mixed = (words.getLong(0) ^ words.capacity()) * MULTIPLIER;
        mixed ^= mixed >>> 32;
        // The upper half of the last product is the hash; its lower half is free.
        for (long product = (long) hash << 32; ; product++) {
            words.putLong(Long.BYTES, mixed ^ product * INVERSE);
            if (isPlain(words.array())) {
                return new String(words.array(), US_ASCII);
            }
        }
    }

    /** Returns the inverse of an odd number modulo 2<sup>64</sup>. */
    private static long inverse(long odd) {
        return BigInteger.valueOf(odd)
                .modInverse(BigInteger.ONE.shiftLeft(Long.SIZE))
                .longValue();
    }

    private static boolean isPlain(byte[] name) {
        for (int i = name.length - 1; i >= 0; i--) {
            int c = name[i];
            if (c < ' ' || c >= 0x7F || c == '"' || c == '\\' || (c >= 'A' && c <= 'Z')) {
                return false;
            }
        }
        return true;
    }
}
