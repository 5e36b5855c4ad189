package dev.burin.codegen;

import java.util.SplittableRandom;

/**
 * Counts how often each hash code occurs: roughly, in a few buckets that honest hash codes do not fill, and exactly, in a table
 * with open addressing.
 *
 * <p>Untrusted senders choose the hash codes, so a secret seed decides where they go.
 */
final class HashCounts {
    /** 16 KiB; with a thousand per bucket, millions of honest elements are counted only roughly. */
    private static final int BUCKETS = 1 << 12;

    private static final int FIRST_LENGTH = 1 << 12;

    private final long seed = new SplittableRandom().nextLong();

    private final int[] buckets = new int[BUCKETS];

    /** The hash code in the upper half, its count in the lower; zero is free. Never more than half full. */
    private long[] slots = {};

    private int used;

    /**
     * Counts a hash code {@code weight} times, and returns the count of its bucket: an upper bound of how often it has
     * occurred.
     */
    int addRoughly(int hash, int weight) {
        int bucket = (int) mixed(hash) & BUCKETS - 1;
        buckets[bucket] = Math.min(HashGuard.MANY, buckets[bucket] + weight);
        return buckets[bucket];
    }

    /** Counts a hash code {@code weight} times, and returns how often it has occurred. */
    int add(int hash, int weight) {
        if (slots.length == 0) {
            slots = new long[FIRST_LENGTH];
        }
        int at = find(slots, hash);
        if (slots[at] != 0) {
            int sum = Math.min(HashGuard.MANY, (int) slots[at] + weight);
            slots[at] = (long) hash << Integer.SIZE | sum;
            return sum;
        }
        slots[at] = (long) hash << Integer.SIZE | weight;
        if (++used > slots.length / 2) {
            grow();
        }
        return weight;
    }

    private void grow() {
        long[] longer = new long[2 * slots.length];
        for (long slot : slots) {
            if (slot != 0) {
                longer[find(longer, (int) (slot >> Integer.SIZE))] = slot;
            }
        }
        slots = longer;
    }

    /** Returns where the hash code is, or where it belongs. */
    private int find(long[] table, int hash) {
        int last = table.length - 1;
        int at = (int) mixed(hash) & last;
        while (table[at] != 0 && (int) (table[at] >> Integer.SIZE) != hash) {
            at = at + 1 & last;
        }
        return at;
    }

    /** MurmurHash3's last step, on the hash code and the seed. */
    private long mixed(int hash) {
        long mixed = hash ^ seed;
        mixed = (mixed ^ mixed >>> 33) * 0xFF51AFD7ED558CCDL;
        mixed = (mixed ^ mixed >>> 33) * 0xC4CEB9FE1A85EC53L;
        return mixed ^ mixed >>> 33;
    }
}
