package dev.burin;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The arrays that a writer fills, one at a time.
 *
 * <p>Between documents, one of up to 1 MiB is kept. A larger one, of up to 16 MiB, is left to the collector, which takes it
 * when memory is short; until then, the next document that outgrows its array continues in that one.
 */
final class WriterMemory {
    /** No virtual machine creates larger ones. */
    static final int MAX_BYTES = Integer.MAX_VALUE - 8;

    private static final int FIRST_BYTES = 1 << 10;
    private static final int MAX_KEPT_BYTES = 1 << 20;
    private static final int MAX_SOFTLY_KEPT_BYTES = 1 << 24;

    private final byte[] first = new byte[FIRST_BYTES];
    private SoftReference<byte @Nullable []> large = new SoftReference<>(null);

    /** Returns the array to begin the first document with. */
    byte[] first() {
        return first;
    }

    /**
     * Returns an array that begins with all bytes of {@code full}.
     *
     * @param bytes its minimum length, at most {@link #MAX_BYTES}
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
        if (used.length <= MAX_KEPT_BYTES) {
            return used;
        }
        if (used.length <= MAX_SOFTLY_KEPT_BYTES && !large.refersTo(used)) {
            large = new SoftReference<>(used);
        }
        return first;
    }
}
