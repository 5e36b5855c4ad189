package dev.burin;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes member names that are not known at compile time, such as those of maps, at a position.
 *
 * <p>For the five that are one object, see {@link StructureWriter}.
 */
abstract sealed class NameWriter extends ScalarWriter permits SubtypeWriter {
    NameWriter(JsonOptions options) {
        super(options);
    }

    /**
     * Called by generated code: a member name that is not known at compile time, and a colon; reserves for itself.
     *
     * @throws JsonException if it is null, as a key of a map may be
     */
    public int putName(int at, @Nullable String name) {
        if (name == null) {
            throw error(JsonErrorCode.NOT_REPRESENTABLE, "A map has the key null, which is no member name", at);
        }
        return putPresentName(at, name);
    }

    private int putPresentName(int at, String name) {
        int next = putString(at, name, 1);
        json[next] = ':';
        return next + 1;
    }

    /**
     * Called by generated code: a key of a map as a member name, and a colon; reserves for itself.
     *
     * @throws JsonException if it is null, or {@code keys} returns null for it
     */
    public <K> int putName(int at, KeyCodec<K> keys, @Nullable K key) {
        if (key == null) {
            return putName(at, null);
        }
        String name = keys.toName(key);
        if (name == null) {
            throw error(
                    JsonErrorCode.NOT_REPRESENTABLE,
                    Errors.nameOf(keys) + " returned null for a key, which is no member name",
                    at);
        }
        return putPresentName(at, name);
    }

    /**
     * Called by generated code: a comma, the name of a member that the type does not have, and a colon; reserves for itself.
     *
     * @param names the names that the type has
     * @throws JsonException if the name is one of those, or null
     */
    public int putMember(int at, @Nullable String name, Set<String> names) {
        if (name != null && names.contains(name)) {
            throw error(
                    JsonErrorCode.NOT_REPRESENTABLE,
                    "A map of further members has the name \"" + name + "\", which is a member of the type",
                    at);
        }
        return putName(putComma(at), name);
    }
}
