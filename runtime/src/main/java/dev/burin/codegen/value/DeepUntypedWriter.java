package dev.burin.codegen.value;

import dev.burin.JsonWriter;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes deeply nested maps and lists, in the same way as {@link DeepUntypedReader}. */
final class DeepUntypedWriter {
    private final JsonWriter out;
    private final Deque<Rest> outer = new ArrayDeque<>();
    private Rest inner;

    private DeepUntypedWriter(JsonWriter out, Rest outermost) {
        this.out = out;
        this.inner = outermost;
    }

    /** Writes a value, using no more stack for deeper maps or lists. */
    static int put(JsonWriter out, int at, @Nullable Object value) {
        Object present = withoutOptional(value);
        Rest rest = Rest.of(present);
        if (rest == null) {
            return putScalar(out, at, present);
        }
        out.beginHeapLevels();
        int next = new DeepUntypedWriter(out, rest).putContainer(at);
        out.endHeapLevels();
        return next;
    }

    private static int putScalar(JsonWriter out, int at, @Nullable Object value) {
        return value == null || value instanceof String
                ? out.putString(at, (String) value, 0)
                : UntypedWriter.putScalar(out, at, value);
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

    /** Writes the next member or element; of a map or list only its beginning. */
    private int putNext(int start) {
        int at = start;
        Object next = inner.values.next();
        if (inner.map != null) {
            Map.Entry<?, ?> entry = (Map.Entry<?, ?>) next;
            at = out.putName(at, UntypedWriter.nameOf(entry.getKey()));
            next = entry.getValue();
        }
        Object value = withoutOptional(next);
        Rest rest = Rest.of(value);
        if (rest == null) {
            return out.putComma(putScalar(out, at, value));
        }
        outer.push(inner);
        inner = rest;
        return rest.begin(out, at);
    }

    private static @Nullable Object withoutOptional(@Nullable Object value) {
        Object present = value;
        while (present instanceof Optional<?> optional) {
            present = optional.orElse(null);
        }
        return present;
    }

    /**
     * What has not yet been written of a map or list.
     *
     * @param values the elements or, in a map, the entries
     * @param map the map; {@code null} for a list
     */
    private record Rest(Iterator<?> values, @Nullable Map<?, ?> map) {
        /** Returns all of a value that is a map or a list; {@code null} if it is something else. */
        static @Nullable Rest of(@Nullable Object value) {
            if (value == null || value instanceof String) {
                return null;
            }
            if (value instanceof Map<?, ?> map) {
                return new Rest(map.entrySet().iterator(), map);
            }
            if (value instanceof Collection<?> elements) {
                return new Rest(elements.iterator(), null);
            }
            return value instanceof Object[] array
                    ? new Rest(Arrays.asList(array).iterator(), null)
                    : null;
        }

        int begin(JsonWriter out, int at) {
            if (map == null) {
                return out.beginArray(at);
            }
            int first = out.beginMap(at);
            UntypedWriter.requireDistinctNames(out, first, map);
            return first;
        }

        int end(JsonWriter out, int at) {
            return map == null ? out.endArray(at) : out.endMap(at);
        }
    }
}
