package dev.burin.codegen;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Groups those elements or keys of one set or map that contain sets themselves by their hash codes: a new one is compared with
 * all of its group, each of which may take long.
 */
final class NestedSets {
    /** Its hash code, which takes long in a deep tree of sets, is needed only if there is a second one. */
    private @Nullable Object first;

    private final Group ofFirst = new Group();

    /** Senders may choose the hash codes: {@code HashMap} sorts its keys. */
    private final Map<Integer, Group> groups = new HashMap<>();

    /** Returns those that have the hash code of this one, which is not among them yet. */
    Group groupOf(Object element) {
        if (first == null) {
            first = element;
            return ofFirst;
        }
        if (groups.isEmpty()) {
            groups.put(first.hashCode(), ofFirst);
        }
        return groups.computeIfAbsent(element.hashCode(), hash -> new Group());
    }

    /** Those with one hash code. */
    static final class Group {
        private int count;
        private double time;

        /**
         * Returns how long it takes to compare one with all others, if it takes {@code time} with one like itself; with another,
         * it takes no longer than their mean.
         */
        double timeToFind(double time) {
            return (this.time + count * time) / 2;
        }

        /** Adds one, and returns by how much that prolongs comparing their set: all are compared with all. */
        double add(double time) {
            double more = 2 * timeToFind(time);
            this.time += time;
            count++;
            return more;
        }
    }
}
