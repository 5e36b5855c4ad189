package dev.burin.codegen.value;

import dev.burin.JsonArray;
import dev.burin.JsonErrorCode;
import dev.burin.JsonObject;
import dev.burin.JsonString;
import dev.burin.JsonValue;
import dev.burin.JsonWriter;
import dev.burin.RawJson;
import dev.burin.codegen.SizeBounds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Writes values whose type is known only at run time; the writer's depth limit stops cyclic ones. */
final class UntypedWriter {
    private UntypedWriter() {}

    static int put(JsonWriter out, int at, @Nullable Object value) {
        return put(out, at, value, out.recursiveLevels());
    }

    /** Asks for the usual classes first: before JDK 23, asking in vain for an interface takes as long as writing a number. */
    private static int put(JsonWriter out, int start, @Nullable Object value, int calls) {
        if (value == null || value instanceof String) {
            return out.putString(start, (String) value, 0);
        }
        if (value instanceof Long || value instanceof Integer || value instanceof Double || value instanceof Boolean) {
            return putScalar(out, start, value);
        }
        if (calls == 0) {
            return DeepUntypedWriter.put(out, start, value);
        }
        if (value instanceof HashMap<?, ?> map) {
            return putMap(out, start, map, calls);
        }
        if (value instanceof ArrayList<?> elements) {
            return putElements(out, start, elements, calls);
        }
        if (value instanceof Map<?, ?> map) {
            return putMap(out, start, map, calls);
        }
        if (value
                instanceof Collection<?> elements) { // other Iterables, such as a Path, may be more than their elements
            return putElements(out, start, elements, calls);
        }
        if (value instanceof Optional<?> optional) {
            return put(out, start, optional.orElse(null), calls - 1);
        }
        if (value instanceof Object[] array) {
            return putElements(out, start, Arrays.asList(array), calls);
        }
        return putScalar(out, start, value);
    }

    private static int putMap(JsonWriter out, int start, Map<?, ?> map, int calls) {
        int at = out.beginMap(start);
        boolean isDistinct = false;
        if (mayRepeatTexts(map)) {
            requireDistinctNames(out, at, map);
            isDistinct = true;
        }
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            Object key = entry.getKey();
            if (!isDistinct && !(key instanceof String)) {
                requireDistinctNames(out, at, map);
                isDistinct = true;
            }
            at = out.putName(at, nameOf(key));
            at = put(out, at, entry.getValue(), calls - 1);
            at = out.putComma(at);
        }
        return out.endMap(at);
    }

    private static int putElements(JsonWriter out, int start, Collection<?> elements, int calls) {
        int at = out.beginArray(start);
        for (Object element : elements) {
            at = put(out, at, element, calls - 1);
            at = out.putComma(at);
        }
        return out.endArray(at);
    }

    /** Returns the name of a member; {@code null} for a key that has none. */
    static @Nullable String nameOf(@Nullable Object key) {
        return key == null ? null : key.toString();
    }

    /** Whether two keys of a map may have the same string. */
    private static boolean mayRepeatTexts(Map<?, ?> map) {
        Class<?> type = map.getClass();
        if (type == LinkedHashMap.class || type == HashMap.class) {
            return false;
        }
        return map instanceof IdentityHashMap || (map instanceof SortedMap<?, ?> sorted && sorted.comparator() != null);
    }

    /**
     * Rejects a map in which two keys have the same string, such as {@code 1} and {@code "1"}.
     *
     * @param at where it is written
     */
    static void requireDistinctNames(JsonWriter out, int at, Map<?, ?> map) {
        Set<@Nullable String> names = new HashSet<>();
        for (Object key : map.keySet()) {
            String name = nameOf(key);
            if (!names.add(name)) {
                String shown = Values.mayQuote(out) ? "\"" + name + "\"" : "the same";
                throw out.error(JsonErrorCode.NOT_REPRESENTABLE, "A map has two keys whose name would be " + shown, at);
            }
        }
    }

    /** Writes a value that is neither {@code null} nor a container of other values. */
    static int putScalar(JsonWriter out, int at, Object value) {
        return value instanceof Number number ? putNumber(out, at, number) : putOther(out, at, value);
    }

    private static int putNumber(JsonWriter out, int at, Number value) {
        out.reserve(at, SizeBounds.DOUBLE);
        if (value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte) {
            return out.putLong(at, value.longValue());
        }
        if (value instanceof Double) {
            return out.putDouble(at, value.doubleValue());
        }
        if (value instanceof Float) {
            return out.putFloat(at, value.floatValue());
        }
        if (value instanceof BigDecimal decimal) {
            return Values.put(out, at, decimal);
        }
        if (value instanceof BigInteger integer) {
            return Values.put(out, at, integer);
        }
        throw unsupported(out, at, value);
    }

    private static int putOther(JsonWriter out, int at, Object value) {
        out.reserve(at, SizeBounds.UUID);
        if (value instanceof Boolean bool) {
            return out.putBoolean(at, bool);
        }
        if (value instanceof Character character) {
            return out.putChar(at, character);
        }
        if (value instanceof UUID uuid) {
            return Values.put(out, at, uuid);
        }
        if (value instanceof RawJson raw) {
            return out.putRaw(at, raw);
        }
        if (value instanceof JsonValue tree) { // some are constants of enums
            return Values.put(out, at, tree);
        }
        if (value instanceof Enum<?> constant) {
            return out.putString(at, constant.name(), 0);
        }
        return putPrimitives(out, at, value);
    }

    private static int putPrimitives(JsonWriter out, int at, Object value) {
        if (value instanceof byte[] bytes) {
            return Values.putBase64(out, at, bytes);
        }
        if (value instanceof int[] ints) {
            return PrimitiveArrays.put(out, at, ints);
        }
        if (value instanceof long[] longs) {
            return PrimitiveArrays.put(out, at, longs);
        }
        if (value instanceof double[] doubles) {
            return PrimitiveArrays.put(out, at, doubles);
        }
        if (value instanceof float[] floats) {
            return PrimitiveArrays.put(out, at, floats);
        }
        if (value instanceof short[] shorts) {
            return PrimitiveArrays.put(out, at, shorts);
        }
        if (value instanceof boolean[] booleans) {
            return PrimitiveArrays.put(out, at, booleans);
        }
        if (value instanceof char[] chars) {
            return Values.putText(out, at, chars);
        }
        throw unsupported(out, at, value);
    }

    /** Returns whether a value is an empty string, collection, map, array, {@code Optional} or JSON of these. */
    static boolean isEmpty(Object value) {
        if (value instanceof CharSequence text) {
            return text.isEmpty();
        }
        if (value instanceof Collection<?> elements) {
            return elements.isEmpty();
        }
        if (value instanceof Map<?, ?> map) {
            return map.isEmpty();
        }
        if (value instanceof JsonValue json) {
            return isEmptyJson(json);
        }
        return value instanceof Optional<?> optional ? optional.isEmpty() : isEmptyArray(value);
    }

    private static boolean isEmptyJson(JsonValue value) {
        return (value instanceof JsonObject object && object.size() == 0)
                || (value instanceof JsonArray array && array.size() == 0)
                || (value instanceof JsonString text && text.value().isEmpty());
    }

    private static boolean isEmptyArray(Object value) {
        return (value instanceof Object[] array && array.length == 0)
                || (value instanceof byte[] bytes && bytes.length == 0)
                || (value instanceof int[] ints && ints.length == 0)
                || (value instanceof long[] longs && longs.length == 0)
                || (value instanceof double[] doubles && doubles.length == 0)
                || (value instanceof float[] floats && floats.length == 0)
                || (value instanceof short[] shorts && shorts.length == 0)
                || (value instanceof boolean[] booleans && booleans.length == 0)
                || (value instanceof char[] chars && chars.length == 0);
    }

    private static RuntimeException unsupported(JsonWriter out, int at, Object value) {
        return out.error(
                JsonErrorCode.NOT_REPRESENTABLE,
                value.getClass().getName()
                        + " has no JSON form where only Object is declared: declare its type, or use a Map or List",
                at);
    }
}
