package dev.burin.codegen;

import dev.burin.codegen.NestedSets.Group;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Collection;
import java.util.Date;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Fills one set or map whose elements or keys an untrusted sender could choose so that all have the same hash code.
 *
 * <p>The JDK's hash tables sort elements with the same hash code if all are of one class that is {@code Comparable} to itself;
 * otherwise they compare an element with all others that have its hash code, which takes time quadratic in the length of the
 * document. So their number is limited. Up to that many elements they are not counted. {@code null}, which has no class, is not
 * searched for even if present.
 *
 * <p>How long a comparison takes depends on the elements: comparing two sets whose elements have equal hash codes takes time
 * quadratic in their length. So a long element counts as several; but not a string or a number, which is quickly compared.
 * Nested sets compute the hash codes of everything below again at each level, so each set in an element after the first counts
 * one more. Two elements with the same hash code always pass, however long they are, unless they contain sets.
 *
 * <p>Those that do may take a limited time in all, which is estimated. Otherwise pairs of such elements could be nested: to compare
 * two of them takes three comparisons of one level below, where the document is half as long.
 */
public final class HashGuard {
    /**
     * How long hashing and comparing elements that contain sets may take, for each byte of their set and each element that may
     * have one hash code: some three microseconds for a thousand.
     */
    private static final double MAX_TIME_FACTOR = 16;

    /** Repetitions, and usual nesting, pass however few may have one hash code. */
    private static final int MIN_FACTOR = 250;

    /** Elements of smaller sets are not counted to estimate how long comparing the set takes. */
    private static final int FEW = 8;

    /** Classes that are {@code Comparable} to themselves: the JDK sorts instances of one of them. */
    private static final Set<Class<?>> SORTED = Set.of(
            String.class,
            Byte.class,
            Short.class,
            Integer.class,
            Long.class,
            Character.class,
            Boolean.class,
            Float.class,
            Double.class,
            BigInteger.class,
            BigDecimal.class,
            UUID.class,
            Instant.class,
            LocalTime.class,
            OffsetDateTime.class,
            Duration.class,
            Date.class);

    /** Where counting ends, so that one more weight does not overflow. */
    static final int MANY = 1 << 30;

    private final int max;
    private final HashGuards guards;
    private final int begin;
    private final double spentBefore;
    private final LastRead lastRead;
    private @Nullable NestedSets nested;
    private @Nullable HashBuckets buckets;
    private boolean hasNull;

    /** The class of the last element, or of all if they are sorted. */
    private @Nullable Class<?> type;

    private boolean areSorted = true;
    private int count;
    private @Nullable HashCounts counts;
    private boolean isExact;

    HashGuard(int max, HashGuards guards) {
        this.max = max;
        this.guards = guards;
        this.begin = guards.position();
        this.spentBefore = guards.timeSpent();
        this.lastRead = new LastRead(guards, max);
    }

    /** Adds an element that was just read; rejects it if too many have its hash code. */
    public <T> void add(Set<@Nullable T> elements, @Nullable T element) {
        lastRead.measure();
        add(elements, element, lastRead);
    }

    /** Adds a key whose value is left out of the map that {@code guard} fills. */
    <T> void add(Set<@Nullable T> keys, @Nullable T key, HashGuard guard) {
        add(keys, key, guard.lastRead);
    }

    private <T> void add(Set<@Nullable T> elements, @Nullable T element, LastRead read) {
        if (element != null || !hasNull) {
            Group group = group(element, read);
            boolean isNew = elements.add(element);
            added(elements, element, isNew, group, read);
        }
        hasNull |= element == null;
    }

    /** Measures the key of a map that was just read, before its value is: values are not compared. */
    public void keyRead() {
        lastRead.measure();
    }

    /** Puts an entry that was just read; rejects it if too many keys have the hash code of its key. */
    public <K, V> void put(Map<K, @Nullable V> map, K key, @Nullable V value) {
        lastRead.pass();
        Group group = group(key, lastRead);
        int sizeBefore = map.size();
        map.put(key, value);
        added(map.keySet(), key, map.size() != sizeBefore, group, lastRead);
    }

    /** Returns those that an element is compared with if it contains sets; rejects it if that takes too long. */
    private @Nullable Group group(@Nullable Object element, LastRead read) {
        if (!read.hasSets() || element == null || SORTED.contains(element.getClass())) {
            return null;
        }
        guards.spend(nested == null ? read.timeToHash() : 2 * read.timeToHash()); // by the set, and to find its group
        if (nested == null) {
            nested = new NestedSets();
        }
        Group group = nested.groupOf(element);
        guards.spend(group.timeToFind(read.timeToCompare()));
        double perByte = MAX_TIME_FACTOR * Math.max(max, MIN_FACTOR);
        if (guards.timeSpent() - spentBefore > perByte * (guards.position() - begin)) {
            throw guards.tooLong();
        }
        return group;
    }

    /** Checks the number of elements, and adds the time of a new one to that of comparing them all. */
    private void added(
            Collection<?> all, @Nullable Object newest, boolean isNew, @Nullable Group group, LastRead read) {
        check(all, newest, isNew ? weight(newest, read.weight()) : 0);
        if (isNew) {
            double time = read.timeToCompare();
            guards.addTimeToCompare(
                    group != null ? read.timeToHash() + group.add(time) : (2.0 * likeIt(all, newest) - 1) * time);
            read.pass(); // over what was just added
        }
    }

    /** Returns how many elements may have the hash code of the newest, itself included. */
    private int likeIt(Collection<?> all, @Nullable Object newest) {
        if (areSorted || newest == null) {
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

    /** Returns the weight of the element; {@code usual} if it is not quickly compared. */
    private static int weight(@Nullable Object element, int usual) {
        return usual > 1 && (element == null || SORTED.contains(element.getClass())) ? 1 : usual;
    }

    /** The weight is 0 if the newest element was there already. */
    private void check(Collection<?> all, @Nullable Object newest, int weight) {
        count = Math.min(MANY, count + weight);
        if (areSorted(newest) || count <= max) {
            return;
        }
        if (isExact) {
            countExactly(newest, weight);
        } else if (mayBeTooMany(all, newest, weight)) {
            isExact = true;
            int average = count / all.size();
            all.forEach(element -> countExactly(element, weight(element, average)));
        }
    }

    /** Whether the JDK sorts the newest element and all others; null, which comes once, makes no difference. */
    private boolean areSorted(@Nullable Object newest) {
        if (newest != null && newest.getClass() != type) {
            areSorted = type == null && SORTED.contains(newest.getClass());
            type = newest.getClass();
        }
        return areSorted;
    }

    /** Counts the newest element roughly; before the first, counts all previous ones, with their average length. */
    private boolean mayBeTooMany(Collection<?> all, @Nullable Object newest, int weight) {
        if (counts != null) {
            return counts.addRoughly(Objects.hashCode(newest), weight) > max;
        }
        HashCounts begun = new HashCounts();
        int average = count / all.size();
        boolean isFull = false;
        for (Object element : all) {
            isFull |= begun.addRoughly(Objects.hashCode(element), weight(element, average)) > max;
        }
        counts = begun;
        return isFull;
    }

    private void countExactly(@Nullable Object element, int weight) {
        if (counts != null && weight > 0 && counts.add(Objects.hashCode(element), weight) > max) {
            throw guards.tooMany(max);
        }
    }
}
