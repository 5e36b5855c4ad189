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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Fills one set or map whose elements or keys a stranger could choose so that all have the same hash code.
 *
 * <p>The JDK's hash tables sort elements of one hash code if their class is {@code Comparable} to itself; any other element
 * they compare with all that have its hash code, which takes time quadratic in the length of the document. So there may be no
 * more of those than a limit. Up to that many elements nothing is counted.
 */
public final class HashGuard {
    /** Those that are {@code Comparable} to themselves, of which nobody makes subclasses: the JDK sorts them. */
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

    private final int max;
    private final Supplier<? extends RuntimeException> refusal;
    private int count;
    private @Nullable HashCounts counts;
    private boolean isExact;

    /**
     * Begins an empty set or map.
     *
     * @param max how many elements or keys may have one hash code
     * @param refusal makes what is thrown when there are more
     */
    public HashGuard(int max, Supplier<? extends RuntimeException> refusal) {
        this.max = max;
        this.refusal = refusal;
    }

    /** Adds an element that was just read; refuses it if too many have its hash code. */
    public <T> void add(Set<@Nullable T> elements, @Nullable T element) {
        if (elements.add(element) && ++count > max) {
            check(elements, element);
        }
    }

    /** Puts an entry that was just read; refuses it if too many keys have the hash code of this one. */
    public <K, V> void put(Map<K, @Nullable V> map, K key, @Nullable V value) {
        int sizeBefore = map.size();
        map.put(key, value);
        if (map.size() != sizeBefore && ++count > max) {
            check(map.keySet(), key);
        }
    }

    private void check(Collection<?> all, @Nullable Object newest) {
        if (isSorted(newest)) {
            return;
        }
        if (isExact) {
            countExactly(newest);
        } else if (mayBeTooMany(all, newest)) {
            isExact = true;
            all.forEach(this::countExactly);
        }
    }

    /** Counts the newest element roughly, and before the first one that is counted all others. */
    private boolean mayBeTooMany(Collection<?> all, @Nullable Object newest) {
        if (counts != null) {
            return counts.incrementRoughly(Objects.hashCode(newest)) > max;
        }
        HashCounts begun = new HashCounts();
        boolean isFull = false;
        for (Object element : all) {
            isFull |= !isSorted(element) && begun.incrementRoughly(Objects.hashCode(element)) > max;
        }
        counts = begun;
        return isFull;
    }

    private void countExactly(@Nullable Object element) {
        if (counts != null && !isSorted(element) && counts.increment(Objects.hashCode(element)) > max) {
            throw refusal.get();
        }
    }

    private static boolean isSorted(@Nullable Object element) {
        return element instanceof Enum || (element != null && SORTED.contains(element.getClass()));
    }
}
