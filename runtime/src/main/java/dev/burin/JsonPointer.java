package dev.burin;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Follows JSON pointers through trees. Source: RFC 6901. */
final class JsonPointer {
    /** The digits of {@code Integer.MAX_VALUE}: no list has more elements. */
    private static final int MAX_INDEX_DIGITS = 10;

    private JsonPointer() {}

    static Optional<JsonValue> find(JsonValue root, String pointer) {
        if (!pointer.isEmpty() && pointer.charAt(0) != '/') {
            throw new IllegalArgumentException("A JSON pointer begins with a slash, or is empty: " + pointer);
        }
        @Nullable JsonValue value = root;
        for (int at = 0; at < pointer.length(); ) {
            int end = pointer.indexOf('/', at + 1);
            end = end < 0 ? pointer.length() : end;
            String step = unescaped(pointer.substring(at + 1, end), pointer);
            value = value == null ? null : step(value, step); // the rest must be a pointer all the same
            at = end;
        }
        return Optional.ofNullable(value);
    }

    private static @Nullable JsonValue step(JsonValue value, String step) {
        if (value instanceof JsonObject object) {
            return object.ownMembers().get(step);
        }
        return value instanceof JsonArray array ? element(array, step) : null;
    }

    /** An index has only digits, and no leading zero; {@code -} is the element after the last, which does not exist. */
    private static @Nullable JsonValue element(JsonArray array, String step) {
        boolean isIndex = step.equals("0")
                || (step.length() <= MAX_INDEX_DIGITS
                        && !step.startsWith("0")
                        && !step.isEmpty()
                        && step.chars().allMatch(c -> c >= '0' && c <= '9'));
        long index = isIndex ? Long.parseLong(step) : array.size();
        return index < array.size() ? array.get((int) index) : null;
    }

    private static String unescaped(String step, String pointer) {
        for (int at = step.indexOf('~'); at >= 0; at = step.indexOf('~', at + 1)) {
            if (at + 1 == step.length() || (step.charAt(at + 1) != '0' && step.charAt(at + 1) != '1')) {
                throw new IllegalArgumentException("In a JSON pointer ~ is written ~0, and / is ~1: " + pointer);
            }
        }
        return step.replace("~1", "/").replace("~0", "~");
    }
}
