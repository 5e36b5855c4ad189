package dev.burin;

import java.lang.ref.WeakReference;

/** What a {@link Pool} lends out; one that is not from a pool leaves all of this alone. */
abstract class Pooled {
    /** Marks what no virtual thread gives back. */
    static final int NO_SHELF = -1;

    /** The thread that created this, weakly: its class loader may be as large as an application. */
    final WeakReference<Thread> owner;

    /** Whether a platform thread is within a call that uses this. */
    boolean isInUse;

    /** Where a virtual thread gives this back. */
    int shelf = NO_SHELF;

    Pooled() {
        this(Thread.currentThread());
    }

    Pooled(Thread owner) {
        this.owner = new WeakReference<>(owner);
    }
}
