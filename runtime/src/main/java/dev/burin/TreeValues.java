package dev.burin;

import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The values of an object or array, one after the other, for code that walks a tree without recursion. */
final class TreeValues implements Iterator<JsonValue> {
    private final Iterator<?> rest;
    private @Nullable String name;

    /** @param rest the elements of an array, or the entries of the map of an object's members */
    private TreeValues(Iterator<?> rest) {
        this.rest = rest;
    }

    static TreeValues of(JsonObject object) {
        return new TreeValues(object.ownMembers().entrySet().iterator());
    }

    static TreeValues of(JsonArray array) {
        return new TreeValues(array.ownElements().iterator());
    }

    /** Returns the values of an object or array; {@code null} for a scalar. */
    static @Nullable TreeValues in(JsonValue value) {
        if (value instanceof JsonObject object) {
            return of(object);
        }
        return value instanceof JsonArray array ? of(array) : null;
    }

    @Override
    public boolean hasNext() {
        return rest.hasNext();
    }

    @Override
    public JsonValue next() {
        Object next = rest.next();
        if (next instanceof Map.Entry<?, ?> member) {
            name = (String) member.getKey();
            next = member.getValue();
        }
        return (JsonValue) next;
    }

    /** Returns the name of the last member; {@code null} in an array. */
    @Nullable
    String name() {
        return name;
    }
}
