package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.codegen.Nesting;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads values whose type only the document knows. */
final class UntypedReader {
    private UntypedReader() {}

    static @Nullable Object read(JsonReader in, boolean lastWins) {
        return read(in, lastWins, in.recursiveLevels());
    }

    private static @Nullable Object read(JsonReader in, boolean lastWins, int calls) {
        int first = in.peekByte();
        if (calls == 0 && Nesting.begins(first)) {
            return DeepUntypedReader.read(in, lastWins, first);
        }
        if (first == '{') {
            Map<String, @Nullable Object> map = new LinkedHashMap<>();
            for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
                String name = in.readRepeatedName();
                if (!lastWins && map.containsKey(name)) {
                    throw in.duplicateName();
                }
                map.put(name, read(in, lastWins, calls - 1));
            }
            return map;
        }
        if (first == '[') {
            List<@Nullable Object> list = new ArrayList<>();
            for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
                list.add(read(in, lastWins, calls - 1));
            }
            return list;
        }
        return readScalar(in, first);
    }

    static @Nullable Object readScalar(JsonReader in, int first) {
        return switch (first) {
            case '"' -> in.readString();
            case 't', 'f' -> in.readBoolean();
            case 'n' -> in.readNull() ? null : in.readString();
            default -> in.readNumber();
        };
    }
}
