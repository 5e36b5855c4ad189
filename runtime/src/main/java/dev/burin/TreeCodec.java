package dev.burin;

import dev.burin.codegen.Nesting;
import dev.burin.internal.text.StringEncoder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads and writes {@link JsonValue}s. */
final class TreeCodec implements Codec<JsonValue> {
    static final TreeCodec INSTANCE = new TreeCodec();

    /** The longest literal. */
    private static final int LITERAL_BYTES = 5;

    private static final byte[] EMPTY_OBJECT = {'{', '}'};
    private static final byte[] EMPTY_ARRAY = {'[', ']'};

    /** For what was read under a higher limit, to show it, or read it with a codec that has its own. */
    static final Codec<JsonValue> OF_ANY_DEPTH =
            INSTANCE.with(JsonOptions.DEFAULT.withLimits(JsonLimits.DEFAULT.withMaxDepth(Integer.MAX_VALUE)));

    private TreeCodec() {}

    /** Returns what a reader method reads from a value, but nothing from an object or array. */
    static <T> T convert(JsonValue value, Function<JsonReader, T> read) {
        JsonReader in = JsonReader.of(
                value instanceof JsonObject
                        ? EMPTY_OBJECT
                        : value instanceof JsonArray ? EMPTY_ARRAY : value.toJsonBytes());
        return in.endDocument(read.apply(in));
    }

    /** Returns the JSON of a value, or why it has none: logging must not throw. */
    static String textOf(JsonValue value) {
        try {
            return OF_ANY_DEPTH.toJson(value);
        } catch (JsonException e) {
            return value.getClass().getSimpleName() + ", no JSON: " + e.getMessage();
        }
    }

    @Override
    public void write(JsonWriter out, JsonValue value) {
        out.position(put(out, out.beginValue(), out.notNull(value)));
    }

    static int put(JsonWriter out, int at, JsonValue value) {
        return put(out, at, value, out.recursiveLevels());
    }

    private static int put(JsonWriter out, int start, JsonValue value, int calls) {
        if (calls == 0) {
            return DeepTreeWriter.put(out, start, value);
        }
        if (value instanceof JsonObject object) {
            int at = out.beginMap(start);
            for (Map.Entry<String, JsonValue> member : object.ownMembers().entrySet()) {
                at = out.putName(at, member.getKey());
                at = out.putComma(put(out, at, member.getValue(), calls - 1));
            }
            return out.endMap(at);
        }
        if (value instanceof JsonArray array) {
            List<JsonValue> elements = array.ownElements();
            int at = out.beginArray(start);
            for (int i = 0; i < elements.size(); i++) {
                at = out.putComma(put(out, at, elements.get(i), calls - 1));
            }
            return out.endArray(at);
        }
        return putScalar(out, start, value);
    }

    static int putScalar(JsonWriter out, int at, JsonValue value) {
        if (value instanceof JsonString string) {
            return out.putString(at, string.value(), 0);
        }
        if (value instanceof JsonNumber number) {
            String text = number.text();
            out.reserve(at, text.length());
            StringEncoder.copyLowBytes(text, 0, text.length(), out.bytes(), at); // all are ASCII
            return at + text.length();
        }
        out.reserve(at, LITERAL_BYTES);
        return value instanceof JsonBoolean literal ? out.putBoolean(at, literal.value()) : out.putNull(at);
    }

    @Override
    public JsonValue read(JsonReader in) {
        return read(in, in.recursiveLevels());
    }

    private static JsonValue read(JsonReader in, int calls) {
        int first = in.peekByte();
        if (calls == 0 && Nesting.begins(first)) {
            return DeepTreeReader.read(in, first);
        }
        if (first == '{') {
            Map<String, JsonValue> members = new LinkedHashMap<>(); // sorts strings of one hash code
            for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
                String name = in.readRepeatedName();
                if (members.containsKey(name)) {
                    throw in.duplicateName();
                }
                members.put(name, read(in, calls - 1));
            }
            return new JsonObject(members);
        }
        if (first == '[') {
            List<JsonValue> elements = new ArrayList<>();
            for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
                elements.add(read(in, calls - 1));
            }
            return new JsonArray(elements);
        }
        return readScalar(in, first);
    }

    static JsonValue readScalar(JsonReader in, int first) {
        return switch (first) {
            case '"' -> new JsonString(in.readString());
            case 't', 'f' -> new JsonBoolean(in.readBoolean());
            case 'n' -> readNull(in);
            default -> new JsonNumber(in.readNumberText());
        };
    }

    private static JsonValue readNull(JsonReader in) {
        in.readNull();
        return JsonNull.NULL;
    }
}
