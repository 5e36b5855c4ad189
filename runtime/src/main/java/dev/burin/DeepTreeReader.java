package dev.burin;

import dev.burin.codegen.Nesting;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads deeply nested objects and arrays. The enclosing ones are kept in a stack on the heap, since the thread may have little
 * stack left.
 *
 * <p>{@link TreeCodec}, which reads the outermost levels, does the same by recursion, which is faster.
 */
final class DeepTreeReader {
    private final JsonReader in;
    private final Deque<Container> outer = new ArrayDeque<>();

    private DeepTreeReader(JsonReader in) {
        this.in = in;
    }

    /** Reads the next object or array, which begins with this byte. */
    static JsonValue read(JsonReader in, int first) {
        in.beginHeapLevels();
        JsonValue value = new DeepTreeReader(in).readContainer(first);
        in.endHeapLevels();
        return value;
    }

    private JsonValue readContainer(int first) {
        Container inner = begin(first);
        while (true) {
            while (inner.hasNext) {
                int next = inner.peekByteOfValue();
                if (Nesting.begins(next)) {
                    outer.push(inner);
                    inner = begin(next);
                } else {
                    inner.add(TreeCodec.readScalar(in, next));
                }
            }
            if (outer.isEmpty()) {
                return inner.value();
            }
            Container whole = inner;
            inner = outer.pop();
            inner.add(whole.value());
        }
    }

    private Container begin(int first) {
        return first == '{' ? new Members(in) : new Elements(in);
    }

    /** The part of an object or array that has been read so far. */
    private abstract static class Container {
        final JsonReader in;

        /** Whether another value follows. */
        boolean hasNext;

        Container(JsonReader in) {
            this.in = in;
        }

        /** Returns the first byte of the next value, after reading its name if it has one. */
        abstract int peekByteOfValue();

        /** Adds that value, which has now been read. */
        abstract void add(JsonValue value);

        abstract JsonValue value();
    }

    private static final class Members extends Container {
        private final Map<String, JsonValue> members = new LinkedHashMap<>(); // sorts strings with equal hash codes
        private String name = "";

        Members(JsonReader in) {
            super(in);
            hasNext = in.beginObject();
        }

        @Override
        int peekByteOfValue() {
            name = in.readRepeatedName();
            if (members.containsKey(name)) {
                throw in.duplicateName();
            }
            return in.peekByte();
        }

        @Override
        void add(JsonValue value) {
            members.put(name, value);
            hasNext = in.nextEntry();
        }

        @Override
        JsonValue value() {
            return new JsonObject(members);
        }
    }

    private static final class Elements extends Container {
        private final List<JsonValue> elements = new ArrayList<>();

        Elements(JsonReader in) {
            super(in);
            hasNext = in.beginArray();
        }

        @Override
        int peekByteOfValue() {
            return in.peekByte();
        }

        @Override
        void add(JsonValue value) {
            elements.add(value);
            hasNext = in.nextElement();
        }

        @Override
        JsonValue value() {
            return new JsonArray(elements);
        }
    }
}
