package dev.burin;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Writes deeply nested objects and arrays in the same way as {@link DeepTreeReader} reads them. */
final class DeepTreeWriter {
    private final JsonWriter out;
    private final Deque<Rest> outer = new ArrayDeque<>();
    private Rest inner;

    private DeepTreeWriter(JsonWriter out, Rest outermost) {
        this.out = out;
        this.inner = outermost;
    }

    static int put(JsonWriter out, int at, JsonValue value) {
        Rest rest = Rest.of(value);
        if (rest == null) {
            return TreeCodec.putScalar(out, at, value);
        }
        out.beginHeapLevels();
        int next = new DeepTreeWriter(out, rest).putContainer(at);
        out.endHeapLevels();
        return next;
    }

    private int putContainer(int start) {
        int at = inner.begin(out, start);
        while (true) {
            while (inner.values.hasNext()) {
                at = putNext(at);
            }
            at = inner.end(out, at);
            if (outer.isEmpty()) {
                return at;
            }
            inner = outer.pop();
            at = out.putComma(at);
        }
    }

    /** Writes the next member or element; of an object or array, only the beginning. */
    private int putNext(int start) {
        int at = start;
        JsonValue value = inner.values.next();
        String name = inner.values.name();
        if (name != null) {
            at = out.putName(at, name);
        }
        Rest rest = Rest.of(value);
        if (rest == null) {
            return out.putComma(TreeCodec.putScalar(out, at, value));
        }
        outer.push(inner);
        inner = rest;
        return rest.begin(out, at);
    }

    /** The part of an object or array that has not been written yet. */
    private record Rest(TreeValues values, boolean inObject) {
        /** Returns all of an object or array; {@code null} for a scalar. */
        static @Nullable Rest of(JsonValue value) {
            TreeValues values = TreeValues.in(value);
            return values == null ? null : new Rest(values, value instanceof JsonObject);
        }

        int begin(JsonWriter out, int at) {
            return inObject ? out.beginMap(at) : out.beginArray(at);
        }

        int end(JsonWriter out, int at) {
            return inObject ? out.endMap(at) : out.endArray(at);
        }
    }
}
