package dev.burin.benchmarks.data;

import java.util.List;
import java.util.Random;

/**
 * Documents that take turns in random order, the same in each run, so that no branch predictor learns which follows which.
 *
 * <p>Why not one after the other: an AMD EPYC learns even a thousand documents that always follow each other in the same order
 * (docs/performance/integers.md).
 */
public final class RandomTurns<T> {
    private static final long SEED = 20261129;

    /** After so many turns, the same order begins again. */
    private static final int LENGTH = 1 << 16;

    private final List<T> order;
    private int at;

    /** Lets these documents, at least one, take turns; it takes some eight thousand turns until each of a thousand had one. */
    public RandomTurns(List<? extends T> documents) {
        order = new Random(SEED)
                .ints(LENGTH, 0, documents.size())
                .<T>mapToObj(documents::get)
                .toList();
    }

    /** Returns the document whose turn it is, the same until {@link #next()}. */
    public T current() {
        return order.get(at);
    }

    /** Passes the turn to another document, or the same again, and returns it. */
    public T next() {
        at = at + 1 < order.size() ? at + 1 : 0;
        return order.get(at);
    }
}
