package dev.burin;

import dev.burin.codegen.HashGuard;
import dev.burin.codegen.ReadsNull;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The codecs of collections, maps and optional values that {@link Codec} derives from the codec of one value. */
final class DerivedCodecs {
    static final KeyCodec<String> STRING_KEYS = new KeyCodec<>() {
        @Override
        public String toName(String key) {
            return key;
        }

        @Override
        public String fromName(String name) {
            return name;
        }
    };

    private DerivedCodecs() {}

    static <T> Codec<List<T>> list(Codec<T> element) {
        return of((out, values) -> writeAll(out, element, values), in -> readList(in, element));
    }

    static <T> Codec<Set<T>> set(Codec<T> element) {
        return of((out, values) -> writeAll(out, element, values), in -> readSet(in, element));
    }

    static <T> Codec<T[]> array(Codec<T> element, IntFunction<T[]> newArray) {
        Objects.requireNonNull(newArray, "newArray");
        return of(
                (out, values) -> writeAll(out, element, Arrays.asList(values)), in -> readArray(in, element, newArray));
    }

    static <K, T> Codec<Map<K, T>> map(Codec<T> value, KeyCodec<K> keys) {
        Objects.requireNonNull(keys, "keys");
        return of((out, values) -> writeMap(out, value, keys, values), mapReader(value, keys));
    }

    static <T> Codec<Optional<T>> optional(Codec<T> value) {
        return new OfNull<>(
                (out, optional) -> out.writeValue(value, out.notNull(optional).orElse(null)),
                in -> in.readNull() ? Optional.empty() : Optional.ofNullable(in.readValue(value)),
                Optional.empty());
    }

    static <T> Codec<@Nullable T> nullable(Codec<T> value) {
        return new OfNull<>(
                (out, present) -> out.writeValue(value, present),
                in -> in.readNull() ? null : in.readValue(value),
                null);
    }

    private static <T> void writeAll(JsonWriter out, Codec<T> element, Iterable<T> values) {
        WritesAt<T> direct = direct(element);
        int at = out.beginArray(out.beginValue());
        for (T value : values) {
            at = out.putComma(put(out, at, element, direct, value));
        }
        out.position(out.endArray(at));
    }

    /**
     * Returns the codec itself if it is generated, so that nothing need check that it writes exactly one value; otherwise null.
     */
    @SuppressWarnings("unchecked") // it writes the same type at a position
    private static <T> @Nullable WritesAt<T> direct(Codec<T> codec) {
        return codec instanceof WritesAt<?> ? (WritesAt<T>) codec : null;
    }

    private static <T> int put(
            JsonWriter out, int at, Codec<T> codec, @Nullable WritesAt<T> direct, @Nullable T value) {
        return direct == null || value == null
                ? out.putValue(at, codec, value)
                : out.putDirectly(at, codec, direct, value);
    }

    private static <T> List<T> readList(JsonReader in, Codec<T> element) {
        List<@Nullable T> values = new ArrayList<>();
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            values.add(in.readOrNull(element));
        }
        return values;
    }

    private static <T> Set<T> readSet(JsonReader in, Codec<T> element) {
        Set<@Nullable T> values = new LinkedHashSet<>();
        HashGuard guard = in.hashGuard();
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            T value = in.readOrNull(element);
            try {
                guard.add(values, value);
            } catch (RuntimeException e) { // of hashCode or equals
                throw in.refused("Set", e);
            }
        }
        guard.end();
        return values;
    }

    private static <T> T[] readArray(JsonReader in, Codec<T> element, IntFunction<T[]> newArray) {
        List<T> values = readList(in, element);
        try {
            return values.toArray(newArray.apply(0));
        } catch (RuntimeException e) {
            throw in.refused("Array", e);
        }
    }

    private static <K, T> void writeMap(JsonWriter out, Codec<T> codec, KeyCodec<K> keys, Map<K, T> values) {
        int at = out.beginMap(out.beginValue());
        Iterator<Map.Entry<K, T>> entries = values.entrySet().iterator();
        if (entries.hasNext()) {
            at = putEntries(out, at, codec, keys, entries);
        }
        out.position(out.endMap(at));
    }

    /**
     * Takes each entry before the previous one is written, and reads the length of its name: if that is far away in memory, it is
     * loaded in the meantime. The gain is in docs/performance/string-writing.md.
     */
    private static <K, T> int putEntries(
            JsonWriter out, int start, Codec<T> codec, KeyCodec<K> keys, Iterator<Map.Entry<K, T>> entries) {
        WritesAt<T> direct = direct(codec);
        int at = start;
        Map.Entry<K, T> next = entries.next();
        K key = next.getKey();
        T value = next.getValue();
        while (entries.hasNext()) {
            next = entries.next();
            K nextKey = next.getKey();
            out.reserve(at, lengthIfString(nextKey));
            at = out.putName(at, keys, key);
            at = out.putComma(put(out, at, codec, direct, value));
            key = nextKey;
            value = next.getValue();
        }
        at = out.putName(at, keys, key);
        return out.putComma(put(out, at, codec, direct, value));
    }

    private static int lengthIfString(@Nullable Object key) {
        return key instanceof String text ? text.length() : 0;
    }

    @SuppressWarnings("unchecked") // these keys are strings
    private static <K, T> Function<JsonReader, Map<K, T>> mapReader(Codec<T> value, KeyCodec<K> keys) {
        return keys == STRING_KEYS ? in -> (Map<K, T>) readMap(in, value) : in -> readMap(in, value, keys);
    }

    private static <K, T> Map<K, T> readMap(JsonReader in, Codec<T> codec, KeyCodec<K> keys) {
        Map<K, @Nullable T> values = new LinkedHashMap<>();
        HashGuard guard = in.hashGuard();
        for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
            K key = in.readKey(keys);
            guard.keyRead();
            refuseDuplicate(in, values, key);
            @Nullable T value = in.readOrNull(codec);
            try {
                guard.put(values, key, value);
            } catch (RuntimeException e) { // of hashCode or equals
                throw in.refused("Map", e);
            }
        }
        guard.end();
        return values;
    }

    /**
     * Reads a map whose keys are the names. It needs no guard, since maps sort strings with equal hash codes.
     *
     * <p>Looks each name up once, with its value; the gain is in docs/performance/README.md.
     */
    private static <T> Map<String, T> readMap(JsonReader in, Codec<T> codec) {
        Map<String, @Nullable T> values = new LinkedHashMap<>();
        for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
            String name = in.readName();
            int valueStart = in.position;
            int size = values.size();
            values.put(name, readValue(in, codec, values, name));
            if (values.size() == size) {
                throw in.duplicateName(valueStart);
            }
        }
        return values;
    }

    /** Reads the value of an entry; if it cannot be read, and the name is a duplicate, that is reported: it comes first. */
    private static <T> @Nullable T readValue(JsonReader in, Codec<T> codec, Map<String, ?> values, String name) {
        int valueStart = in.position;
        try {
            return in.readOrNull(codec);
        } catch (RuntimeException e) {
            throw values.containsKey(name) ? in.duplicateName(valueStart) : e;
        }
    }

    private static <K> void refuseDuplicate(JsonReader in, Map<K, ?> values, K key) {
        try {
            if (values.containsKey(key)) {
                throw in.duplicateName();
            }
        } catch (RuntimeException e) { // of hashCode or equals
            throw in.refused("Map", e);
        }
    }

    private static <T> Codec<T> of(BiConsumer<JsonWriter, T> write, Function<JsonReader, T> read) {
        return new Derived<>(write, read);
    }

    private record Derived<T>(BiConsumer<JsonWriter, T> writing, Function<JsonReader, T> reading) implements Codec<T> {
        @Override
        public void write(JsonWriter out, T value) {
            writing.accept(out, out.notNull(value));
        }

        @Override
        public T read(JsonReader in) {
            return reading.apply(in);
        }
    }

    /** A codec that also writes and reads {@code null}. */
    private record OfNull<T>(
            BiConsumer<JsonWriter, @Nullable T> writing,
            Function<JsonReader, @Nullable T> reading,
            @Nullable T absent) implements Codec<T>, ReadsNull<T> {
        @Override
        public void write(JsonWriter out, T value) {
            writing.accept(out, value);
        }

        @Override
        public T read(JsonReader in) {
            return reading.apply(in);
        }
    }
}
