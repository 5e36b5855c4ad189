package dev.burin;

import java.lang.ref.SoftReference;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The arrays that a writer fills, one at a time.
 *
 * <p>Between documents, one of up to 1 MiB is kept. A larger one, of up to 16 MiB, is left to the collector, which takes it
 * when memory is short; until then, the next document that outgrows its array continues in that one. Of a still larger one, only
 * the length of the document is kept: the next one needs fewer arrays to be as long.
 */
final class WriterMemory {
    /** No virtual machine creates larger ones. */
    static final int MAX_BYTES = Integer.MAX_VALUE - 8;

    private static final int FIRST_BYTES = 1 << 10;
    private static final int MAX_KEPT_BYTES = 1 << 20;
    private static final int MAX_SOFTLY_KEPT_BYTES = 1 << 24;

    /** By what factor an array grows at most; at least, and usually, by 2. */
    private static final long MAX_GROWTH = 8;

    /** An eighth of room, so that a document that is a little longer than the last one fits. */
    private static final int PARTS_OF_ROOM = 8;

    private final byte[] first = new byte[FIRST_BYTES];
    private SoftReference<byte @Nullable []> large = new SoftReference<>(null);

    /**
     * The length of an array for a document like the last one, if its array was too large to be kept; otherwise 0. No longer than
     * that array, which there was memory for.
     */
    private long expected;

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
            long usual = Math.max(2L * full.length, Math.min(MAX_GROWTH * full.length, expected));
            return Arrays.copyOf(full, Math.max(bytes, (int) Math.min(usual, MAX_BYTES)));
        }
        System.arraycopy(full, 0, kept, 0, full.length);
        return kept;
    }

    /**
     * Returns the array to begin the next document with.
     *
     * @param used the array of a document
     * @param length the length of that document
     */
    byte[] next(byte[] used, int length) {
        if (used.length <= MAX_KEPT_BYTES) {
            return used;
        }
        boolean isKept = used.length <= MAX_SOFTLY_KEPT_BYTES;
        expected = isKept ? 0 : Math.min(used.length, length + (long) length / PARTS_OF_ROOM);
        if (isKept && !large.refersTo(used)) {
            large = new SoftReference<>(used);
        }
        return first;
    }
}
