package dev.burin.attack;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.burin.codegen.NameHash;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Names that share one value of a hash; plain ASCII, so that they need no escapes. */
public final class Collisions {
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    private static final long SEED = 20261122L;

    private static final int FNV_BASIS = 0x811C9DC5;
    private static final int FNV_PRIME = 0x01000193;

    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
    private static final long INVERSE = inverse(MULTIPLIER);

    private Collisions() {}

    /**
     * Strings made of "Aa" and "BB", which have the same {@code hashCode}, as do all their combinations of one length.
     */
    static List<String> ofStringHash(int count) {
        String[] pair = {"Aa", "BB"};
        return combinations(count, place -> pair);
    }

    /**
     * Strings with one 32-bit FNV-1a hash: at every position, one of two strings that take the hash from one state to
     * the same next one.
     */
    static List<String> ofFnv1a(int count) {
        List<String[]> pairs = new ArrayList<>();
        int state = FNV_BASIS;
        for (int place = 0; place < places(count); place++) {
            String[] pair = fnv1aPair(state);
            pairs.add(pair);
            state = fnv1a(state, pair[0]);
        }
        return combinations(count, pairs::get);
    }

    static int fnv1a(String text) {
        return fnv1a(FNV_BASIS, text);
    }

    private static int fnv1a(int state, String text) {
        int hash = state;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * FNV_PRIME;
        }
        return hash;
    }

    /** Returns two strings with one hash, found among some hundred thousand thanks to the birthday paradox. */
    private static String[] fnv1aPair(int state) {
        Random random = new Random(SEED);
        Map<Integer, String> seen = new HashMap<>();
        while (true) {
            String text = text(random, 8);
            String other = seen.put(fnv1a(state, text), text);
            if (other != null && !other.equals(text)) {
                return new String[] {other, text};
            }
        }
    }

    /** Names of sixteen bytes with the {@link NameHash} of {@code name}, which is not among them. */
    public static List<String> ofNameHash(String name, int count) {
        List<String> names = new ArrayList<>();
        ByteBuffer words = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN);
        long first = ByteBuffer.wrap("attacker".getBytes(US_ASCII))
                .order(ByteOrder.LITTLE_ENDIAN)
                .getLong();
        long mixed = (first ^ words.capacity()) * MULTIPLIER;
        mixed ^= mixed >>> 32;
        // The upper half of the last product is the hash; its lower half is free.
        for (long product = (long) NameHash.of(name) << 32; names.size() < Math.max(1, count); product++) {
            words.putLong(0, first).putLong(8, mixed ^ product * INVERSE);
            if (isPlain(words.array())) {
                names.add(new String(words.array(), US_ASCII));
            }
        }
        names.remove(name);
        return names;
    }

    /** The inverse of an odd number modulo 2<sup>64</sup>. */
    private static long inverse(long odd) {
        return BigInteger.valueOf(odd)
                .modInverse(BigInteger.ONE.shiftLeft(Long.SIZE))
                .longValue();
    }

    private static boolean isPlain(byte[] name) {
        for (int i = name.length - 1; i >= 0; i--) {
            if (name[i] < ' ' || name[i] == '"' || name[i] == '\\' || name[i] == 0x7F) {
                return false;
            }
        }
        return true;
    }

    /** Different strings of one length, with one of two pieces at every position. */
    private static List<String> combinations(int count, IntFunction<String[]> pieces) {
        return IntStream.range(0, Math.max(1, count))
                .mapToObj(i -> {
                    StringBuilder text = new StringBuilder();
                    for (int place = 0; place < places(count); place++) {
                        text.append(pieces.apply(place)[i >> place & 1]);
                    }
                    return text.toString();
                })
                .toList();
    }

    private static int places(int count) {
        return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, count) - 1));
    }

    private static String text(Random random, int length) {
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return text.toString();
    }
}
