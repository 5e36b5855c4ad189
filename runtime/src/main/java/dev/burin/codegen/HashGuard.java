package dev.burin.codegen;

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
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Fills one set or map whose elements or keys an untrusted sender could choose so that all have the same hash code.
 *
 * <p>The JDK's hash tables sort elements with the same hash code if all are of one class that is {@code Comparable} to itself;
 * otherwise they compare an element with all others that have its hash code, which takes time quadratic in the length of the
 * document. So their number is limited. Up to that many elements nothing is counted. {@code null}, which has no class, is not
 * searched for even if present.
 *
 * <p>How long a comparison takes depends on the elements: comparing two sets whose elements have equal hash codes takes time
 * quadratic in their length. So a long element counts as several, one for each {@value #BYTES_PER_COUNT} bytes; but not a
 * string or a number, which is quickly compared. Nested sets compute the hash codes of everything below again at each level, so
 * each set in an element after the first counts one more. Two elements with the same hash code always pass, however long they
 * are.
 */
public final class HashGuard {
    private static final int BYTES_PER_COUNT = 128;

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
    private final IntSupplier position;
    private final IntSupplier guards;
    private final Supplier<? extends RuntimeException> refusal;
    private int lastPosition;
    private int lastGuards;

    /** The weight of the key that was read last, if it is not quickly compared. */
    private int keyWeight = 1;

    private boolean hasNull;

    /** The class of the last element, or of all if they are sorted. */
    private @Nullable Class<?> type;

    private boolean areSorted = true;
    private int count;
    private @Nullable HashCounts counts;
    private boolean isExact;

    /**
     * Begins an empty set or map.
     *
     * @param max how many elements or keys may have one hash code
     * @param position where the document has been read to, in bytes
     * @param guards how many sets and maps of this kind have been begun
     * @param refusal creates the exception that is thrown if there are more
     */
    public HashGuard(int max, IntSupplier position, IntSupplier guards, Supplier<? extends RuntimeException> refusal) {
        this.max = max;
        this.position = position;
        this.guards = guards;
        this.refusal = refusal;
        this.lastPosition = position.getAsInt();
        this.lastGuards = guards.getAsInt();
    }

    /** Adds an element that was just read; rejects it if too many have its hash code. */
    public <T> void add(Set<@Nullable T> elements, @Nullable T element) {
        add(elements, element, weight(element, measure()));
    }

    /** Adds a key whose value is left out of the map that {@code guard} fills. */
    <T> void add(Set<@Nullable T> keys, @Nullable T key, HashGuard guard) {
        add(keys, key, weight(key, guard.keyWeight));
    }

    private <T> void add(Set<@Nullable T> elements, @Nullable T element, int weight) {
        if (element != null || !hasNull) {
            boolean isNew = elements.add(element);
            check(elements, element, isNew ? weight : 0);
        }
        hasNull |= element == null;
    }

    /** Measures the key of a map that was just read, before its value is: values are not compared. */
    public void keyRead() {
        keyWeight = measure();
    }

    /** Puts an entry that was just read; rejects it if too many keys have the hash code of its key. */
    public <K, V> void put(Map<K, @Nullable V> map, K key, @Nullable V value) {
        int weight = weight(key, keyWeight);
        lastPosition = position.getAsInt();
        lastGuards = guards.getAsInt();
        int sizeBefore = map.size();
        map.put(key, value);
        check(map.keySet(), key, map.size() != sizeBefore ? weight : 0);
    }

    /** Returns the weight of what was read since the last element, key or value. */
    private int measure() {
        int begin = lastPosition;
        int guardsBefore = lastGuards;
        lastPosition = position.getAsInt();
        lastGuards = guards.getAsInt();
        int furtherSets = Math.max(0, lastGuards - guardsBefore - 1);
        return Math.max(1, Math.min((lastPosition - begin) / BYTES_PER_COUNT + furtherSets, max / 2));
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
            throw refusal.get();
        }
    }
}
