package dev.burin;

import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Compares objects and arrays with others, as the JDK compares maps and lists: in order, until something differs.
 *
 * <p>Without recursion: code that adds a tree to a set may have little stack.
 */
final class TreeEquality {

    private TreeEquality() {}

    /** Whether an object or array is equal to another. */
    static boolean areEqual(JsonValue one, JsonValue other) {
        if (one == other) {
            return true;
        }
        Pairs inner = begin(one, other, null);
        boolean areEqual = inner != null;
        while (areEqual && inner != null) {
            if (!inner.hasNext()) {
                inner = inner.outer;
                continue;
            }
            JsonValue left = inner.next();
            JsonValue right = inner.other();
            if (left == right) {
                continue;
            }
            if (left instanceof JsonObject || left instanceof JsonArray) {
                inner = begin(left, right, inner);
                areEqual = inner != null;
            } else {
                areEqual = left.equals(right);
            }
        }
        return areEqual;
    }

    /** Returns the pairs to compare; null if there are none, because the two are of different kinds or sizes. */
    private static @Nullable Pairs begin(JsonValue one, @Nullable JsonValue other, @Nullable Pairs outer) {
        if (one instanceof JsonObject object) {
            return other instanceof JsonObject same && object.size() == same.size()
                    ? new Members(object, same, outer)
                    : null;
        }
        return one instanceof JsonArray array && other instanceof JsonArray same && array.size() == same.size()
                ? new Elements(array, same, outer)
                : null;
    }

    /** What is still to compare in two objects or arrays. */
    private abstract static class Pairs {
        final @Nullable Pairs outer;

        Pairs(@Nullable Pairs outer) {
            this.outer = outer;
        }

        abstract boolean hasNext();

        /** Returns the next value of the one. */
        abstract JsonValue next();

        /** Returns the other's counterpart of the last {@code next()}; null if it has none. */
        abstract @Nullable JsonValue other();
    }

    private static final class Members extends Pairs {
        private final Iterator<Map.Entry<String, JsonValue>> rest;
        private final Map<String, JsonValue> others;
        private String name = "";

        Members(JsonObject one, JsonObject other, @Nullable Pairs outer) {
            super(outer);
            rest = one.members().entrySet().iterator();
            others = other.members();
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
        @Nullable
        JsonValue other() {
            return others.get(name);
        }
    }

    private static final class Elements extends Pairs {
        private final Iterator<JsonValue> rest;
        private final Iterator<JsonValue> others;

        Elements(JsonArray one, JsonArray other, @Nullable Pairs outer) {
            super(outer);
            rest = one.iterator();
            others = other.iterator();
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
        JsonValue other() {
            return others.next();
        }
    }
}
