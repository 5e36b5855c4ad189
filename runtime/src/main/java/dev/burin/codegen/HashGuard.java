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
    /** Longer elements count once for so many bytes. */
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
    private final HashGuards guards;
    private final int begin;
    private final double spentBefore;
    private final double timeBefore;
    private boolean isOpen = true;

    /** For a set in an element of another set, where it is compared, and for one whose elements contain sets. */
    private @Nullable CompareTime time;

    /** Where the last element or key ends, and how many sets had been begun there. */
    private int end;

    private int begun;

    /** The length of the last element or key, and the number of sets in it. */
    private int bytes;

    private int sets;
    private boolean hasNull;

    /** The class of the last element, or of all if they are sorted. */
    private @Nullable Class<?> type;

    private boolean areSorted = true;

    /** The weight of all elements; 0 as long as they are sorted. */
    private int count;

    private @Nullable HashCounts counts;
    private boolean isExact;

    /**
     * Begins an empty set or map where the reader is.
     *
     * @param max how many elements or keys may have one hash code
     * @param isInner whether it is in an element of another set
     */
    HashGuard(int max, HashGuards guards, boolean isInner) {
        this.max = max;
        this.guards = guards;
        this.begin = guards.position();
        this.end = begin;
        this.begun = guards.begun();
        this.spentBefore = guards.timeSpent();
        this.timeBefore = guards.timeToCompare();
        this.time = isInner ? newTime() : null;
    }

    private CompareTime newTime() {
        return new CompareTime(guards, max, begin, spentBefore, timeBefore);
    }

    /** Adds an element that was just read; rejects it if too many have its hash code. */
    public <T> void add(Set<@Nullable T> elements, @Nullable T element) {
        measure();
        addMeasured(elements, element);
    }

    /** Adds a key that {@code ofMap} has measured, whose value is left out of the map. */
    <T> void add(Set<@Nullable T> keys, @Nullable T key, HashGuard ofMap) {
        measured(ofMap.bytes, 0);
        addMeasured(keys, key);
    }

    /** Measures the key of a map that was just read, before its value is: values are not compared, and keys contain no sets. */
    public void keyRead() {
        measure();
        end();
    }

    /** Puts an entry that was just read; rejects it if too many keys have the hash code of its key. */
    public <K, V> void put(Map<K, @Nullable V> map, K key, @Nullable V value) {
        end = guards.position();
        begun = guards.begun();
        int sizeBefore = map.size();
        map.put(key, value);
        added(map.keySet(), key, map.size() != sizeBefore, null);
    }

    /** Ends the set or map: what is read from now on is in none of its elements. */
    public void end() {
        if (isOpen) {
            isOpen = false;
            guards.end();
        }
    }

    private void measure() {
        int bytesRead = guards.position() - end;
        int setsRead = guards.begun() - begun;
        end += bytesRead;
        begun += setsRead;
        measured(bytesRead, setsRead);
    }

    private void measured(int bytesRead, int setsRead) {
        bytes = bytesRead;
        sets = setsRead;
        if (time == null && sets != 0) {
            time = newTime();
        }
        if (time != null) {
            time.measure(bytes, sets);
        }
    }

    private <T> void addMeasured(Set<@Nullable T> elements, @Nullable T element) {
        if (element != null || !hasNull) {
            Group group = time == null ? null : time.group(element);
            boolean isNew = elements.add(element);
            added(elements, element, isNew, group);
        }
        hasNull |= element == null;
    }

    /** Checks the number of elements, and adds the time of a new one to that of comparing them all. */
    private void added(Collection<?> all, @Nullable Object newest, boolean isNew, @Nullable Group group) {
        if (!areSorted(all, newest, isNew)) {
            check(all, newest, isNew ? weight(newest, weight()) : 0);
        }
        if (isNew && time != null) {
            time.add(all, newest, areSorted, group);
        }
    }

    /** Returns one for each {@value #BYTES_PER_COUNT} bytes of the last element, and for each set in it after the first. */
    private int weight() {
        return Math.max(1, Math.min(bytes / BYTES_PER_COUNT + Math.max(0, sets - 1), max / 2));
    }

    /** Returns the weight of the element; {@code usual} if it is not quickly compared. */
    private static int weight(@Nullable Object element, int usual) {
        return usual > 1 && (element == null || isSorted(element)) ? 1 : usual;
    }

    /** Does the JDK sort it among others of its class? */
    static boolean isSorted(Object element) {
        return SORTED.contains(element.getClass());
    }

    /** The weight is 0 if the newest element was there already. */
    private void check(Collection<?> all, @Nullable Object newest, int weight) {
        count = Math.min(MANY, count + weight);
        if (count <= max) {
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
    private boolean areSorted(Collection<?> all, @Nullable Object newest, boolean isNew) {
        if (newest != null && newest.getClass() != type) {
            if (areSorted) {
                areSorted = type == null && isSorted(newest);
                count = areSorted ? 0 : all.size() - (isNew ? 1 : 0);
            }
            type = newest.getClass();
        }
        return areSorted;
    }

    /** Counts the newest element roughly; before the first, counts all previous ones, with their average length. */
    private boolean mayBeTooMany(Collection<?> all, @Nullable Object newest, int weight) {
        if (counts != null) {
            return counts.addRoughly(Objects.hashCode(newest), weight) > max;
        }
        HashCounts rough = new HashCounts();
        int average = count / all.size();
        boolean isFull = false;
        for (Object element : all) {
            isFull |= rough.addRoughly(Objects.hashCode(element), weight(element, average)) > max;
        }
        counts = rough;
        return isFull;
    }

    private void countExactly(@Nullable Object element, int weight) {
        if (counts != null && weight > 0 && counts.add(Objects.hashCode(element), weight) > max) {
            throw guards.tooMany(max);
        }
    }
}
