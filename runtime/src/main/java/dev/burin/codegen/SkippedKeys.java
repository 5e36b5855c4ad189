package dev.burin.codegen;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The keys of a map that are left out because their value is {@code null}: each may still occur only once.
 *
 * @param <K> the type of the keys
 */
public final class SkippedKeys<K> {
    private final Map<K, ?> map;
    private final Supplier<HashGuard> guards;
    private @Nullable Set<@Nullable K> keys;
    private @Nullable HashGuard guard;

    /**
     * Begins without keys.
     *
     * @param map the map that lacks the keys; it decides which keys are equal
     * @param guards creates the guard that keeps the keys from having the same hash code
     */
    public SkippedKeys(Map<K, ?> map, Supplier<HashGuard> guards) {
        this.map = map;
        this.guards = guards;
    }

    /** Has this key been left out? */
    public boolean contains(K key) {
        return keys != null && keys.contains(key);
    }

    /** Notes a key that was just read, of a map that needs no guard. */
    public void add(K key) {
        begun().add(key);
    }

    /** Notes a key that was just read, of a map that {@code ofMap} fills. */
    public void add(K key, HashGuard ofMap) {
        Set<@Nullable K> begun = begun();
        if (guard == null) {
            guard = guards.get();
            guard.end(); // that of the map reads the keys
        }
        guard.add(begun, key, ofMap);
    }

    private Set<@Nullable K> begun() {
        if (keys == null) {
            keys = map instanceof SortedMap<K, ?> sorted ? new TreeSet<>(sorted.comparator()) : new HashSet<>();
        }
        return keys;
    }
}
