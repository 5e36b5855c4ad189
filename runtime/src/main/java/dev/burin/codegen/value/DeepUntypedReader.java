package dev.burin.codegen.value;

import dev.burin.JsonReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads maps and lists that many others are around. These are kept in a list: whoever reads may have little stack.
 *
 * <p>{@link UntypedReader}, which reads the outer ones, does the same by calls, which is faster.
 */
final class DeepUntypedReader {
    private final JsonReader in;
    private final boolean lastWins;
    private final List<Object> outer = new ArrayList<>();

    /** Has the innermost map or list something that was not read yet? */
    private boolean hasNext;

    private DeepUntypedReader(JsonReader in, boolean lastWins) {
        this.in = in;
        this.lastWins = lastWins;
    }

    /** Reads the map or list that comes next, which begins with this byte. */
    static Object read(JsonReader in, boolean lastWins, int first) {
        return new DeepUntypedReader(in, lastWins).readContainer(first);
    }

    private Object readContainer(int first) {
        Object outermost = begin(first);
        Object inner = outermost;
        while (true) {
            Object begun = inner instanceof Map ? readMembers(asMap(inner)) : readElements(asList(inner));
            if (begun != null) {
                outer.add(inner);
                inner = begun;
            } else if (outer.isEmpty()) {
                return outermost;
            } else {
                inner = outer.remove(outer.size() - 1);
                hasNext = inner instanceof Map ? in.nextEntry() : in.nextElement();
            }
        }
    }

    private Object begin(int first) {
        if (first == '{') {
            hasNext = in.beginObject();
            return new LinkedHashMap<String, @Nullable Object>();
        }
        hasNext = in.beginArray();
        return new ArrayList<@Nullable Object>();
    }

    /** Reads members up to one with a map or list, which it adds and returns; otherwise to the end. */
    private @Nullable Object readMembers(Map<String, @Nullable Object> map) {
        while (hasNext) {
            String name = in.readName();
            if (!lastWins && map.containsKey(name)) {
                throw in.duplicateName();
            }
            int first = in.peekByte();
            if (UntypedReader.beginsContainer(first)) {
                Object begun = begin(first);
                map.put(name, begun);
                return begun;
            }
            map.put(name, UntypedReader.readScalar(in, first));
            hasNext = in.nextEntry();
        }
        return null;
    }

    /** Likewise for elements. */
    private @Nullable Object readElements(List<@Nullable Object> list) {
        while (hasNext) {
            int first = in.peekByte();
            if (UntypedReader.beginsContainer(first)) {
                Object begun = begin(first);
                list.add(begun);
                return begun;
            }
            list.add(UntypedReader.readScalar(in, first));
            hasNext = in.nextElement();
        }
        return null;
    }

    @SuppressWarnings("unchecked") // begin makes no others
    private static Map<String, @Nullable Object> asMap(Object container) {
        return (Map<String, @Nullable Object>) container;
    }

    @SuppressWarnings("unchecked") // begin makes no others
    private static List<@Nullable Object> asList(Object container) {
        return (List<@Nullable Object>) container;
    }
}
