package dev.burin.benchmarks.allocation;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;
import org.openjdk.jol.info.ClassLayout;
import org.openjdk.jol.vm.VM;

/**
 * The most that a call may allocate in addition to its result, computed from the value: the garbage of the JDK's collections
 * and strings while they are created. {@code docs/performance/allocation.md} explains why that is not avoided. A value
 * without collections, arrays of objects, types of more than 25 members and strings beyond Latin-1 has no excess.
 */
final class KnownExcess {
    private static final int FIRST_CAPACITY = 10;
    private static final int FIRST_TABLE_CAPACITY = 16;
    private static final int LATIN1_MAX = 0xFF;

    /**
     * The iterator of a collection, and the map view that it comes from, if the compiler does not eliminate them. There is none
     * for an {@link ArrayList} in a member, because the models declare those as lists.
     */
    private static final int ITERATOR_BYTES = 64;

    /** A concurrent map creates an entry object for each entry that its iterator returns. */
    private static final int ENTRY_BYTES = 24;

    private static final ClassValue<Long> SHARED_BYTES = new ClassValue<>() {
        @Override
        protected Long computeValue(Class<?> type) {
            return sharedBytes(type);
        }
    };

    private KnownExcess() {}

    /** Returns the bytes of temporary objects for decoding this value. */
    static long ofDecoding(Object value) {
        return partsOf(value).mapToLong(KnownExcess::behindDecoded).sum();
    }

    /** Returns the bytes of temporary objects for encoding this value. */
    static long ofEncoding(Object value) {
        long behindRoot = value instanceof ArrayList ? ITERATOR_BYTES : 0; // Codec.list() uses an iterator
        return behindRoot + partsOf(value).mapToLong(KnownExcess::behindEncoded).sum();
    }

    private static long behindDecoded(Object part) {
        if (part instanceof String text) {
            return text.chars().anyMatch(character -> character > LATIN1_MAX) ? latin1Attempt(text) : 0;
        }
        if (part instanceof Object[] array) {
            return outgrownBy(array);
        }
        if (part instanceof Set<?> set) {
            return outgrownTables(set.size());
        }
        if (part instanceof Collection<?> list) {
            return outgrownArrays(list.size());
        }
        return part instanceof Map<?, ?> map ? outgrownTables(map.size()) : SHARED_BYTES.get(part.getClass());
    }

    /** Returns the size of the object that the methods for reading a large type share, if the compiler does not eliminate it. */
    private static long sharedBytes(Class<?> type) {
        try {
            Class<?> shared = Class.forName(type.getName() + "Codec$Members");
            return ClassLayout.parseClass(shared).instanceSize();
        } catch (ClassNotFoundException e) {
            return 0; // not a large type
        }
    }

    /** Returns the size of the array with one byte per character that the JDK creates before it finds that this is not enough. */
    private static long latin1Attempt(String text) {
        return VM.current().sizeOf(new byte[text.length()]);
    }

    /** Returns the bytes of outgrown arrays: an array starts empty, doubles while read, and is finally copied unless full. */
    private static long outgrownBy(Object[] array) {
        long bytes = array.length == 0 ? 0 : VM.current().sizeOf(new Object[0]);
        int capacity = FIRST_CAPACITY;
        for (; capacity < array.length; capacity *= 2) {
            bytes += VM.current().sizeOf(new Object[capacity]);
        }
        boolean isWhole = array.length == 0 || array.length == capacity;
        return isWhole ? bytes : bytes + VM.current().sizeOf(new Object[capacity]);
    }

    private static long outgrownArrays(int elements) {
        long bytes = 0;
        for (int capacity = FIRST_CAPACITY; capacity < elements; capacity += capacity / 2) {
            bytes += VM.current().sizeOf(new Object[capacity]);
        }
        return bytes;
    }

    private static long outgrownTables(int entries) {
        long bytes = 0;
        for (int capacity = FIRST_TABLE_CAPACITY; capacity * 3 / 4 < entries; capacity *= 2) {
            bytes += VM.current().sizeOf(new Object[capacity]);
        }
        return bytes;
    }

    private static long behindEncoded(Object part) {
        if (part instanceof ConcurrentMap<?, ?> map) {
            return ITERATOR_BYTES + (long) map.size() * ENTRY_BYTES;
        }
        boolean hasIterator = part instanceof Collection && part.getClass() != ArrayList.class;
        return hasIterator || part instanceof Map ? ITERATOR_BYTES : 0;
    }

    /** Returns a value and all values that it contains; values are trees. */
    private static Stream<Object> partsOf(Object value) {
        return Stream.concat(Stream.of(value), childrenOf(value).flatMap(KnownExcess::partsOf));
    }

    private static Stream<Object> childrenOf(Object value) {
        Stream<?> children;
        if (value instanceof Collection<?> collection) {
            children = collection.stream();
        } else if (value instanceof Map<?, ?> map) {
            children = Stream.concat(map.keySet().stream(), map.values().stream());
        } else if (value instanceof Object[] array) {
            children = Arrays.stream(array);
        } else {
            children = fieldsOf(value.getClass()).map(field -> get(field, value));
        }
        return children.flatMap(Stream::ofNullable);
    }

    /** Returns the fields of a model; classes of the JDK are treated as single values. */
    private static Stream<Field> fieldsOf(Class<?> type) {
        return type.getName().startsWith("java.")
                ? Stream.empty()
                : Stream.concat(
                        Arrays.stream(type.getDeclaredFields())
                                .filter(field -> !Modifier.isStatic(field.getModifiers())),
                        fieldsOf(type.getSuperclass()));
    }

    private static Object get(Field field, Object owner) {
        try {
            field.setAccessible(true);
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new AssertionError(field.toString(), e);
        }
    }
}
