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

    /** Recursion is bounded by the reader's depth limit. */
    static @Nullable Object read(JsonReader in, boolean lastWins) {
        return switch (in.peekByte()) {
            case '{' -> readMap(in, lastWins);
            case '[' -> readList(in, lastWins);
            case '"' -> in.readString();
            case 't', 'f' -> in.readBoolean();
            case 'n' -> in.readNull() ? null : in.readString();
            default -> readNumber(in);
        };
    }

    private static Map<String, @Nullable Object> readMap(JsonReader in, boolean lastWins) {
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

    private static List<@Nullable Object> readList(JsonReader in, boolean lastWins) {
        List<@Nullable Object> list = new ArrayList<>();
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            list.add(read(in, lastWins));
        }
        return list;
    }

    private static Object readNumber(JsonReader in) {
        if (!in.isInteger()) {
            return in.readDouble();
        }
        return in.fitsLong() ? (Object) in.readLong() : in.readBigInteger();
    }
}
