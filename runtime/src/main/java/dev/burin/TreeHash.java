package dev.burin;

import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Computes the hash codes of objects and arrays, which are those of the JDK's maps and lists.
 *
 * <p>Without recursion: code that adds a tree to a set may have little stack.
 */
final class TreeHash {

    private TreeHash() {}

    static int of(JsonObject object) {
        return of(new Members(object, null));
    }

    static int of(JsonArray array) {
        return of(new Elements(array, null));
    }

    private static int of(Container outermost) {
        Container inner = outermost;
        while (true) {
            while (inner.hasNext()) {
                JsonValue next = inner.next();
                if (next instanceof JsonObject object) {
                    inner = new Members(object, inner);
                } else if (next instanceof JsonArray array) {
                    inner = new Elements(array, inner);
                } else {
                    inner.add(next.hashCode());
                }
            }
            Container outer = inner.outer;
            if (outer == null) {
                return inner.hash;
            }
            outer.add(inner.hash);
            inner = outer;
        }
    }

    /** The hash code of an object or array so far. */
    private abstract static class Container {
        final @Nullable Container outer;
        int hash;

        Container(@Nullable Container outer) {
            this.outer = outer;
        }

        abstract boolean hasNext();

        abstract JsonValue next();

        /** Adds the hash code of the last value. */
        abstract void add(int hashOfNext);
    }

    private static final class Members extends Container {
        private final Iterator<Map.Entry<String, JsonValue>> rest;
        private String name = "";

        Members(JsonObject object, @Nullable Container outer) {
            super(outer);
            rest = object.members().entrySet().iterator();
        }

        @Override
        boolean hasNext() {
            return rest.hasNext();
        }

        @Override
        JsonValue next() {
            Map.Entry<String, JsonValue> member = rest.next();
            name = member.getKey();
            return member.getValue();
        }

        @Override
        void add(int hashOfNext) {
            hash += name.hashCode() ^ hashOfNext;
        }
    }

    private static final class Elements extends Container {
        private static final int FACTOR = 31;
        private final Iterator<JsonValue> rest;

        Elements(JsonArray array, @Nullable Container outer) {
            super(outer);
            rest = array.iterator();
            hash = 1;
        }

        @Override
        boolean hasNext() {
            return rest.hasNext();
        }

        @Override
        JsonValue next() {
            return rest.next();
        }

        @Override
        void add(int hashOfNext) {
            hash = FACTOR * hash + hashOfNext;
        }
    }
}
