package dev.burin;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A JSON array.
 *
 * <pre>{@code
 * JsonArray tags = JsonArray.of(new JsonString("new"), new JsonString("blue"));
 * }</pre>
 */
public final class JsonArray implements JsonValue, Iterable<JsonValue> {
    private final List<JsonValue> elements;

    /** For a list that is not shared. */
    JsonArray(List<JsonValue> elements) {
        this.elements = elements;
    }

    /** Returns an array of these values, none of them a Java {@code null}. */
    public static JsonArray of(JsonValue... elements) {
        return new JsonArray(List.of(elements));
    }

    /** Returns an array with a copy of these values, none of them a Java {@code null}. */
    public static JsonArray of(List<? extends JsonValue> elements) {
        return new JsonArray(List.copyOf(elements));
    }

    /**
     * Returns the element at an index, from 0.
     *
     * @throws IndexOutOfBoundsException if there is none at this index
     */
    public JsonValue get(int index) {
        return elements.get(index);
    }

    /** Returns all elements; the list is unmodifiable. */
    public List<JsonValue> elements() {
        return Collections.unmodifiableList(elements);
    }

    /** Returns all elements, without the protection against changes. */
    List<JsonValue> ownElements() {
        return elements;
    }

    /** Returns the number of elements. */
    public int size() {
        return elements.size();
    }

    @Override
    public Iterator<JsonValue> iterator() {
        return elements().iterator();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonArray array && TreeEquality.areEqual(this, array);
    }

    @Override
    public int hashCode() {
        return TreeHash.of(this);
    }

    @Override
    public String toString() {
        return TreeCodec.textOf(this);
    }
}
