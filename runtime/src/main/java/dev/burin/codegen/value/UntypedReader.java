package dev.burin.codegen.value;

import dev.burin.JsonReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads values whose type only the document knows. */
final class UntypedReader {
    private UntypedReader() {}

    /**
     * Recursion is bounded by the reader's depth limit.
     *
     * <p>One frame for each level: with two, interpreted, a stack of 256 KiB overflowed before the limit was reached.
     */
    static @Nullable Object read(JsonReader in, boolean lastWins) {
        int first = in.peekByte();
        if (first == '{') {
            Map<String, @Nullable Object> map = new LinkedHashMap<>();
            for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
                String name = in.readName();
                if (!lastWins && map.containsKey(name)) {
                    throw in.duplicateName();
                }
                map.put(name, read(in, lastWins));
            }
            return map;
        }
        if (first == '[') {
            List<@Nullable Object> list = new ArrayList<>();
            for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
                list.add(read(in, lastWins));
            }
            return list;
        }
        return readScalar(in, first);
    }

    private static @Nullable Object readScalar(JsonReader in, int first) {
        return switch (first) {
            case '"' -> in.readString();
            case 't', 'f' -> in.readBoolean();
            case 'n' -> in.readNull() ? null : in.readString();
            default -> readNumber(in);
        };
    }

    private static Object readNumber(JsonReader in) {
        if (!in.isInteger()) {
            return in.readDouble();
        }
        return in.fitsLong() ? (Object) in.readLong() : in.readBigInteger();
    }
}
