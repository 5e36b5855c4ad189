package dev.burin.codegen;

import dev.burin.codegen.NestedSets.Group;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Estimates how long the elements of one set, or the keys of one map, take to hash and compare; see {@link HashGuards} for the unit.
 */
final class CompareTime {
    /**
     * How long hashing and comparing elements that contain sets may take, for each byte of their set and each element that may
     * have one hash code: some three microseconds for a thousand.
     */
    private static final double MAX_TIME_FACTOR = 16;

    /** Repetitions, and usual nesting, pass however few may have one hash code. */
    private static final int MIN_FACTOR = 250;

    /** Elements of smaller sets are not counted to estimate how long comparing the set takes. */
    private static final int FEW = 8;

    /** Hashing a set takes as long as hashing so many bytes: it has an iterator, and elements of several classes. */
    private static final double TIME_PER_SET = 128;

    /** Likewise to find an element that contains no set, which is somewhere else in memory. */
    private static final double TIME_PER_ELEMENT = 32;

    private final HashGuards guards;
    private final int max;
    private final int begin;
    private final double spentBefore;

    /** How long comparing all sets took that had been read before the last element. */
    private double timeBefore;

    private int bytes;
    private int sets;
    private double setsToCompare;
    private @Nullable NestedSets nested;
    private @Nullable HashBuckets buckets;

    /**
     * Begins without elements.
     *
     * @param max how many elements may have one hash code
     * @param begin where the set begins, in bytes
     * @param spentBefore how long elements with sets had taken there
     * @param timeBefore how long comparing all sets took that had been read there
     */
    CompareTime(HashGuards guards, int max, int begin, double spentBefore, double timeBefore) {
        this.guards = guards;
        this.max = max;
        this.begin = begin;
        this.spentBefore = spentBefore;
        this.timeBefore = timeBefore;
    }

    /** Measures an element or key that was just read, of so many bytes and with so many sets. */
    void measure(int bytes, int sets) {
        this.bytes = bytes;
        this.sets = sets;
        setsToCompare = sets == 0 ? 0 : guards.timeToCompare() - timeBefore;
        timeBefore = guards.timeToCompare();
    }

    /**
     * Returns those that the element is compared with if it contains elements of sets, or keys of maps; null if not.
     *
     * @throws RuntimeException if that takes too long
     */
    @Nullable
    Group group(@Nullable Object element) {
        if (!hasSets() || element == null || HashGuard.isSorted(element)) {
            return null;
        }
        guards.spend(nested == null ? timeToHash() : 2 * timeToHash()); // by the set, and to find its group
        if (nested == null) {
            nested = new NestedSets();
        }
        Group group = nested.groupOf(element);
        guards.spend(group.timeToFind(timeToCompare()));
        double perByte = MAX_TIME_FACTOR * Math.max(max, MIN_FACTOR);
        if (guards.timeSpent() - spentBefore > perByte * (guards.position() - begin)) {
            throw guards.tooLong();
        }
        return group;
    }

    /** Adds the time of the element, which is a new one, to that of comparing them all. */
    void add(Collection<?> all, @Nullable Object newest, boolean areSorted, @Nullable Group group) {
        double time = timeToCompare();
        guards.addTimeToCompare(
                group != null
                        ? timeToHash() + group.add(time)
                        : (2.0 * (areSorted ? 1 : likeIt(all, newest)) - 1) * time);
        timeBefore = guards.timeToCompare();
    }

    /** Returns how many elements may have the hash code of the newest, itself included. */
    private int likeIt(Collection<?> all, @Nullable Object newest) {
        if (newest == null) {
            return 1;
        }
        if (all.size() <= FEW || nested != null) {
            return Math.min(all.size(), max);
        }
        if (buckets == null) {
            buckets = new HashBuckets();
            all.stream().filter(element -> element != newest).forEach(buckets::add);
        }
        return Math.min(buckets.add(newest), max);
    }

    private boolean hasSets() {
        return setsToCompare > 0;
    }

    /** How long it takes to hash the element if it contains sets. */
    private double timeToHash() {
        return bytes + TIME_PER_SET * sets;
    }

    /** How long it takes to compare it with a different one that has the same hash codes. */
    private double timeToCompare() {
        return hasSets() ? timeToHash() + setsToCompare : bytes + TIME_PER_ELEMENT;
    }
}
