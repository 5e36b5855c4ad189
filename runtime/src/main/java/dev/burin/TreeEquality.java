package dev.burin;

import java.util.Iterator;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Compares objects and arrays with others, as the JDK compares maps and lists: in order, until something differs.
 *
 * <p>Without recursion: code that adds a tree to a set may have little stack.
 */
final class TreeEquality {

    private TreeEquality() {}

    /** Returns whether an object or array is equal to another. */
    static boolean areEqual(JsonValue one, JsonValue other) {
        if (one == other) {
            return true;
        }
        Pairs inner = Pairs.of(one, other, null);
        boolean areEqual = inner != null;
        while (areEqual && inner != null) {
            if (!inner.values.hasNext()) {
                inner = inner.outer;
                continue;
            }
            JsonValue left = inner.values.next();
            JsonValue right = inner.others.apply(inner.values.name());
            if (left == right) {
                continue;
            }
            if (left instanceof JsonObject || left instanceof JsonArray) {
                inner = Pairs.of(left, right, inner);
                areEqual = inner != null;
            } else {
                areEqual = left.equals(right);
            }
        }
        return areEqual;
    }

    /**
     * What is still to compare in two objects or arrays.
     *
     * @param values those of the one
     * @param others returns the other's member of a name, or its next element; {@code null} if there is no such member
     * @param outer what is still to compare in the two that contain these
     */
    private record Pairs(
            TreeValues values,
            Function<@Nullable String, @Nullable JsonValue> others,
            @Nullable Pairs outer) {
        /** Returns the pairs to compare; {@code null} if there are none, because the two are of different kinds or sizes. */
        static @Nullable Pairs of(JsonValue one, @Nullable JsonValue other, @Nullable Pairs outer) {
            if (one instanceof JsonObject object) {
                return other instanceof JsonObject same && object.size() == same.size()
                        ? new Pairs(TreeValues.of(object), same.ownMembers()::get, outer)
                        : null;
            }
            JsonArray array = (JsonArray) one;
            return other instanceof JsonArray same && array.size() == same.size()
                    ? new Pairs(TreeValues.of(array), elementsOf(same), outer)
                    : null;
        }

        private static Function<@Nullable String, @Nullable JsonValue> elementsOf(JsonArray array) {
            Iterator<JsonValue> elements = array.iterator();
            return name -> elements.next();
        }
    }
}
