package dev.burin.benchmarks.data;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Queue;

/**
 * Compares decoded objects with expected ones, field by field. It does not depend on JSON, so no library judges another one,
 * and the models need no {@code equals}.
 */
public final class ModelEquality {
    private static final String MODELS = "dev.burin.benchmarks.model.";

    private ModelEquality() {}

    /** Returns whether two graphs of models, collections and values are equal. Collections may differ in their class. */
    public static boolean equal(Object one, Object other) {
        if (one == null || other == null || one == other) {
            return one == other;
        }
        if (one instanceof List<?> || one instanceof Queue<?>) {
            return other instanceof Iterable<?> elements
                    && elementsEqual(((Iterable<?>) one).iterator(), elements.iterator());
        }
        if (one instanceof Map<?, ?> map) {
            return other instanceof Map<?, ?> otherMap && entriesEqual(map, otherMap);
        }
        if (one.getClass() != other.getClass()) {
            return one instanceof Iterable<?> && one.equals(other); // two kinds of Set
        }
        if (one.getClass().isArray()) {
            return arraysEqual(one, other);
        }
        return isModel(one) ? fieldsEqual(one, other) : one.equals(other);
    }

    private static boolean isModel(Object value) {
        return value.getClass().getName().startsWith(MODELS)
                && !value.getClass().isEnum();
    }

    private static boolean elementsEqual(Iterator<?> one, Iterator<?> other) {
        while (one.hasNext() && other.hasNext()) {
            if (!equal(one.next(), other.next())) {
                return false;
            }
        }
        return !one.hasNext() && !other.hasNext();
    }

    private static boolean entriesEqual(Map<?, ?> one, Map<?, ?> other) {
        return one.keySet().equals(other.keySet())
                && one.keySet().stream().allMatch(key -> equal(one.get(key), other.get(key)));
    }

    private static boolean arraysEqual(Object one, Object other) {
        int length = Array.getLength(one);
        if (length != Array.getLength(other)) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (!equal(Array.get(one, i), Array.get(other, i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean fieldsEqual(Object one, Object other) {
        for (Field field : one.getClass().getFields()) {
            if (!Modifier.isStatic(field.getModifiers()) && !equal(read(field, one), read(field, other))) {
                return false;
            }
        }
        return true;
    }

    private static Object read(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("Models have public fields only.", e);
        }
    }
}
