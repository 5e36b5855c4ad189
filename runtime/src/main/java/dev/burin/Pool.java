package dev.burin;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Readers or writers for calls that bring none: each platform thread keeps one, all virtual threads share a few.
 *
 * <p>Who calls a codec within a codec gets a new one for that call. A record, because HotSpot takes the fields of a record held in
 * a {@code static final} field for constants.
 *
 * @param create makes a new one
 * @param kept the one that each platform thread keeps
 * @param shelves what virtual threads share, {@value #STRIDE} apart; null where one is lent
 */
record Pool<T extends Pooled>(Supplier<T> create, ThreadLocal<T> kept, AtomicReferenceArray<@Nullable T> shelves) {
    /** Shelves this far apart are not in one cache line. */
    private static final int STRIDE = 16;

    /** More than twice as many shelves as threads that can run at a time, so that two of them seldom meet at one. */
    static final int SHELVES = Integer.highestOneBit(Runtime.getRuntime().availableProcessors()) * 4;

    /** Returns a pool that makes what it lends with {@code create}. */
    static <T extends Pooled> Pool<T> of(Supplier<T> create) {
        return new Pool<>(create, ThreadLocal.withInitial(create), new AtomicReferenceArray<>(SHELVES * STRIDE));
    }

    /** Returns one that nobody uses; the caller marks it as in use. */
    T acquire() {
        Thread thread = Thread.currentThread();
        if (VirtualThreads.isVirtual(thread)) {
            return acquireShared(thread);
        }
        T found = kept.get();
        return found.isInUse ? create.get() : found;
    }

    private T acquireShared(Thread thread) {
        int shelf = shelfAt(thread.getId());
        T found = shelves.getAndSet(shelf, null);
        if (found == null) {
            found = shelves.getAndSet(shelfAt(thread.getId() + 1), null);
        }
        if (found == null) {
            found = create.get();
        }
        found.shelf = shelf;
        return found;
    }

    private static int shelfAt(long number) {
        return ((int) number & (SHELVES - 1)) * STRIDE;
    }

    /** Takes back what {@link #acquire} returned. */
    void release(T used) {
        used.isInUse = false;
        if (used.shelf != Pooled.NO_SHELF) {
            int shelf = used.shelf;
            used.shelf = Pooled.NO_SHELF;
            shelves.setRelease(shelf, used); // another one that was put there meanwhile is forgotten
        }
    }
}
