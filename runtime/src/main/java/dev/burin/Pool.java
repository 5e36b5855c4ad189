package dev.burin;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Readers or writers for calls without one: each platform thread keeps one, all virtual threads share a few.
 *
 * <p>Those of the first few platform threads are also in a table, where they are found sooner than in a
 * {@link ThreadLocal}. Every thread may look there, but only the owner takes what it finds.
 *
 * <p>A codec called within a codec gets a new one for that call. A record, because HotSpot treats the fields of a record held
 * in a {@code static final} field as constants.
 *
 * @param create creates a new one
 * @param kept the one that each platform thread keeps; softly, for it keeps the class loader of this library alive, even after
 *     its application has left the container
 * @param front what some platform threads keep, by the last bits of the thread's number; null where not yet used
 * @param shelves what virtual threads share, {@value #STRIDE} apart; null where one is lent
 */
@SuppressWarnings("ArrayRecordComponent") // pools are not compared
record Pool<T extends Pooled>(
        Supplier<T> create,
        ThreadLocal<SoftReference<T>> kept,
        @Nullable Pooled[] front,
        AtomicReferenceArray<@Nullable T> shelves) {
    /** Places in front: so many readers and writers of threads that have died may live on until others take their place. */
    private static final int FRONT_PLACES = 16;

    /** Shelves this far apart are not in one cache line. */
    private static final int STRIDE = 16;

    /** More than twice as many shelves as threads that can run at a time, so that two of them seldom meet at one. */
    static final int SHELVES = Integer.highestOneBit(Runtime.getRuntime().availableProcessors()) * 4;

    /** Returns a pool that creates what it lends with {@code create}. */
    static <T extends Pooled> Pool<T> of(Supplier<T> create) {
        return new Pool<>(
                create,
                ThreadLocal.withInitial(() -> new SoftReference<>(create.get())),
                new Pooled[FRONT_PLACES],
                new AtomicReferenceArray<>(SHELVES * STRIDE));
    }

    /** Returns an unused one; the caller marks it as in use. */
    @SuppressWarnings("unchecked") // The front has only what this pool created.
    T acquire() {
        Thread thread = Thread.currentThread();
        Pooled found = front[placeOf(thread)];
        // Of one that another thread published without care, only the owner may be looked at: it is final.
        return found != null && found.owner.refersTo(thread) && !found.isInUse ? (T) found : acquireElsewhere(thread);
    }

    private static int placeOf(Thread thread) {
        return (int) thread.getId() & (FRONT_PLACES - 1);
    }

    private T acquireElsewhere(Thread thread) {
        if (VirtualThreads.isVirtual(thread)) {
            return acquireShared(thread);
        }
        T found = kept.get().get();
        if (found == null) {
            found = create.get();
            kept.set(new SoftReference<>(found));
        }
        if (found.isInUse) {
            return create.get();
        }
        Pooled before = front[placeOf(thread)];
        if (before == null || before.owner.refersTo(null)) {
            front[placeOf(thread)] = found;
        }
        return found;
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
