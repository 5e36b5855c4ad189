package dev.burin;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The arrays that documents fill, one at a time.
 *
 * <p>Between documents one that is not large is kept. A large one, of up to 16 MiB, is left to the collector, which takes it
 * when memory is short; until then the next document that outgrows its array goes on in that one.
 */
final class DocumentMemory {
    /** No virtual machine makes larger ones. */
    static final int MAX_BYTES = Integer.MAX_VALUE - 8;

    private static final int MAX_SOFTLY_KEPT_BYTES = 1 << 24;

    private final byte[] first;
    private final int maxKeptBytes;
    private SoftReference<byte @Nullable []> large = new SoftReference<>(null);

    /**
     * Begins with an array of {@code firstBytes}.
     *
     * @param maxKeptBytes longer ones are large
     */
    DocumentMemory(int firstBytes, int maxKeptBytes) {
        first = new byte[firstBytes];
        this.maxKeptBytes = maxKeptBytes;
    }

    /** Returns the array to begin the first document with. */
    byte[] first() {
        return first;
    }

    /**
     * Returns an array that begins with all bytes of {@code full}.
     *
     * @param bytes how long it is at least, at most {@link #MAX_BYTES}
     */
    byte[] grown(byte[] full, int bytes) {
        byte[] kept = large.get();
        if (kept == null || kept.length < bytes) {
            return Arrays.copyOf(full, Math.max(bytes, (int) Math.min(2L * full.length, MAX_BYTES)));
        }
        System.arraycopy(full, 0, kept, 0, full.length);
        return kept;
    }

    /** Returns the array to begin the next document with. */
    byte[] next(byte[] used) {
        if (used.length <= maxKeptBytes) {
            return used;
        }
        if (used.length <= MAX_SOFTLY_KEPT_BYTES && !large.refersTo(used)) {
            large = new SoftReference<>(used);
        }
        return first;
    }
}
