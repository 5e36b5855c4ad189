package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.codegen.Nesting;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads deeply nested maps and lists. The enclosing ones are kept in a separate stack, as the thread may have little stack.
 *
 * <p>{@link UntypedReader}, which reads the outer ones, does the same recursively, which is faster. The twin of this for
 * {@code JsonValue}s is next to their codec, which cannot depend on this package.
 */
final class DeepUntypedReader {
    private final JsonReader in;
    private final boolean lastWins;
    private final Deque<Container> outer = new ArrayDeque<>();

    private DeepUntypedReader(JsonReader in, boolean lastWins) {
        this.in = in;
        this.lastWins = lastWins;
    }

    /** Reads the object or array that comes next, which begins with this byte. */
    static Object read(JsonReader in, boolean lastWins, int first) {
        in.beginHeapLevels();
        Object value = new DeepUntypedReader(in, lastWins).readContainer(first);
        in.endHeapLevels();
        return value;
    }

    private Object readContainer(int first) {
        Container inner = begin(first);
        while (true) {
            while (inner.hasNext) {
                int next = inner.peekByteOfValue();
                if (Nesting.begins(next)) {
                    outer.push(inner);
                    inner = begin(next);
                } else {
                    inner.add(UntypedReader.readScalar(in, next));
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
        return first == '{' ? new Members(in, lastWins) : new Elements(in);
    }

    /** What has been read so far of an object or an array. */
    private abstract static class Container {
        final JsonReader in;

        /** Does another value follow? */
        boolean hasNext;

        Container(JsonReader in) {
            this.in = in;
        }

        /** Returns the first byte of the next value, after reading its name if it has one. */
        abstract int peekByteOfValue();

        /** Adds that value, which has been read in the meantime. */
        abstract void add(@Nullable Object value);

        abstract Object value();
    }

    private static final class Members extends Container {
        private final Map<String, @Nullable Object> members = new LinkedHashMap<>();
        private final boolean lastWins;
        private String name = "";

        Members(JsonReader in, boolean lastWins) {
            super(in);
            this.lastWins = lastWins;
            hasNext = in.beginObject();
        }

        @Override
        int peekByteOfValue() {
            name = in.readRepeatedName();
            if (!lastWins && members.containsKey(name)) {
                throw in.duplicateName();
            }
            return in.peekByte();
        }

        @Override
        void add(@Nullable Object value) {
            members.put(name, value);
            hasNext = in.nextEntry();
        }

        @Override
        Object value() {
            return members;
        }
    }

    private static final class Elements extends Container {
        private final List<@Nullable Object> elements = new ArrayList<>();

        Elements(JsonReader in) {
            super(in);
            hasNext = in.beginArray();
        }

        @Override
        int peekByteOfValue() {
            return in.peekByte();
        }

        @Override
        void add(@Nullable Object value) {
            elements.add(value);
            hasNext = in.nextElement();
        }

        @Override
        Object value() {
            return elements;
        }
    }
}
