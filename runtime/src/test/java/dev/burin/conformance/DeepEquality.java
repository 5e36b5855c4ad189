package dev.burin.conformance;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Compares untyped values as {@code equals} does, however deep they are: the JDK's takes three stack frames per level.
 */
public final class DeepEquality {
    private record Pair(Object first, Object second) {}

    private final Deque<Pair> pairs = new ArrayDeque<>();

    private DeepEquality() {}

    /** Returns whether two values are equal. */
    public static boolean areEqual(Object first, Object second) {
        DeepEquality equality = new DeepEquality();
        equality.pairs.push(new Pair(first, second));
        while (!equality.pairs.isEmpty()) {
            Pair pair = equality.pairs.pop();
            if (!equality.areEqualOutside(pair.first, pair.second)) {
                return false;
            }
        }
        return true;
    }

    /** Compares two values except for the values in them, which are compared later. */
    private boolean areEqualOutside(Object first, Object second) {
        if (first instanceof Map<?, ?> map && second instanceof Map<?, ?> other) {
            map.forEach((key, value) -> pairs.push(new Pair(value, other.get(key))));
            return map.keySet().equals(other.keySet());
        }
        if (first instanceof List<?> list && second instanceof List<?> other) {
            for (int i = 0; i < list.size() && i < other.size(); i++) {
                pairs.push(new Pair(list.get(i), other.get(i)));
            }
            return list.size() == other.size();
        }
        return Objects.equals(first, second);
    }
}
