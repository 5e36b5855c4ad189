package dev.burin.codegen;

import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Begins the {@linkplain HashGuard guards} of one reader, and estimates how long the sets and maps take that it reads.
 *
 * <p>The unit of time is what hashing or comparing one byte of the document takes, some 0.2 nanoseconds. Times are doubles so that
 * none overflows.
 */
public final class HashGuards {
    private final IntSupplier position;
    private final IntFunction<? extends RuntimeException> tooMany;
    private final Supplier<? extends RuntimeException> tooLong;
    private int begun;
    private int open;
    private double timeToCompare;
    private double timeSpent;

    /**
     * Begins without guards.
     *
     * @param position where the document has been read to, in bytes
     * @param tooMany creates the exception that is thrown if more elements or keys than this number have one hash code
     * @param tooLong creates the exception that is thrown if sets in sets take too long
     */
    public HashGuards(
            IntSupplier position,
            IntFunction<? extends RuntimeException> tooMany,
            Supplier<? extends RuntimeException> tooLong) {
        this.position = position;
        this.tooMany = tooMany;
        this.tooLong = tooLong;
    }

    /** Forgets the guards of the previous document, of which some are open if it was rejected. */
    public void reset() {
        open = 0;
        timeToCompare = 0;
        timeSpent = 0;
    }

    /**
     * Begins an empty set or map.
     *
     * @param max how many elements or keys may have one hash code
     */
    public HashGuard begin(int max) {
        begun++;
        boolean isInner = open > 0;
        open++;
        return new HashGuard(max, this, isInner);
    }

    /** One of those begun will not read elements or keys any more. */
    void end() {
        open--;
    }

    int position() {
        return position.getAsInt();
    }

    /** How many sets and maps have been begun. */
    int begun() {
        return begun;
    }

    /** How long it takes to compare each set and map read so far with a different one that has the same hash codes. */
    double timeToCompare() {
        return timeToCompare;
    }

    /** Adds what a new element adds to the time that comparing its set takes. */
    void addTimeToCompare(double time) {
        timeToCompare += time;
    }

    /** How long those elements have taken so far that contain sets. */
    double timeSpent() {
        return timeSpent;
    }

    void spend(double time) {
        timeSpent += time;
    }

    RuntimeException tooMany(int max) {
        return tooMany.apply(max);
    }

    RuntimeException tooLong() {
        return tooLong.get();
    }
}
