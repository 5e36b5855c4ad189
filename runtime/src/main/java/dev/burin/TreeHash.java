package dev.burin;

import org.jspecify.annotations.Nullable;

/**
 * Computes the hash codes of objects and arrays, which are those of the JDK's maps and lists.
 *
 * <p>Without recursion: code that adds a tree to a set may have little stack.
 */
final class TreeHash {

    private TreeHash() {}

    static int of(JsonObject object) {
        return of(Part.of(object, null));
    }

    static int of(JsonArray array) {
        return of(Part.of(array, null));
    }

    private static int of(Part outermost) {
        Part inner = outermost;
        while (true) {
            while (inner.values.hasNext()) {
                JsonValue next = inner.values.next();
                if (next instanceof JsonObject object) {
                    inner = Part.of(object, inner);
                } else if (next instanceof JsonArray array) {
                    inner = Part.of(array, inner);
                } else {
                    inner.add(next.hashCode());
                }
            }
            Part outer = inner.outer;
            if (outer == null) {
                return inner.hash;
            }
            outer.add(inner.hash);
            inner = outer;
        }
    }

    /** The part of an object or array whose hash code is known. */
    private static final class Part {
        private static final int FACTOR_OF_LISTS = 31;

        final TreeValues values;
        final @Nullable Part outer;
        int hash;

        private Part(TreeValues values, int hash, @Nullable Part outer) {
            this.values = values;
            this.hash = hash;
            this.outer = outer;
        }

        static Part of(JsonObject object, @Nullable Part outer) {
            return new Part(TreeValues.of(object), 0, outer);
        }

        static Part of(JsonArray array, @Nullable Part outer) {
            return new Part(TreeValues.of(array), 1, outer);
        }

        /** Adds the hash code of the last value. */
        void add(int hashOfLast) {
            String name = values.name();
            hash = name == null ? FACTOR_OF_LISTS * hash + hashOfLast : hash + (name.hashCode() ^ hashOfLast);
        }
    }
}
