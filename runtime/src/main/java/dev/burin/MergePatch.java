package dev.burin;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Applies JSON merge patches. Source: RFC 7396 §2. */
final class MergePatch {
    private MergePatch() {}

    /** Returns {@code target} as {@code patch} changes it. */
    static JsonValue merged(JsonValue target, JsonValue patch) {
        try {
            return apply(target, patch);
        } catch (StackOverflowError e) {
            String message = "The stack of this thread ended within the patch (give the thread more stack)";
            throw new JsonWriter().error(JsonErrorCode.DEPTH_LIMIT, message, 0, e);
        }
    }

    /** The patch bounds the recursion, of one frame per level. */
    private static JsonValue apply(JsonValue target, JsonValue patch) {
        if (!(patch instanceof JsonObject changes)) {
            return patch;
        }
        Map<String, JsonValue> members =
                new LinkedHashMap<>(target instanceof JsonObject object ? object.ownMembers() : Map.of());
        for (Map.Entry<String, JsonValue> change : changes.ownMembers().entrySet()) {
            String name = change.getKey();
            if (change.getValue().isNull()) {
                members.remove(name);
            } else {
                members.put(name, apply(members.getOrDefault(name, JsonNull.NULL), change.getValue()));
            }
        }
        return new JsonObject(members);
    }

    /** Returns {@code current} as a patch changes it: written, merged and read again. */
    static <T> T apply(Codec<T> codec, T current, byte[] patch, JsonOptions options) {
        JsonValue changes = JsonValue.CODEC.with(options).fromJson(patch);
        byte[] written = codec.toJsonBytes(current);
        JsonWriter merged = new JsonWriter(options);
        try {
            int start = merged.beginValue();
            merged.position(put(merged, start, JsonReader.of(written, 0, written.length, options), changes));
        } catch (StackOverflowError e) {
            throw merged.outOfStack(e);
        } catch (JsonMismatchException e) {
            throw e.in("the JSON of the current value");
        }
        String document = "the merged document"; // which nobody has seen
        try {
            return codec.fromJson(merged.toByteArray());
        } catch (JsonMismatchException e) {
            throw e.in(document);
        } catch (JsonSyntaxException e) { // too deep, or discriminators too late: the output is JSON
            throw e.in(document);
        }
    }

    /** Writes the next value as changed by {@code change}. */
    private static int put(JsonWriter out, int at, JsonReader in, JsonValue change) {
        if (change instanceof JsonObject changes && in.peekByte() == '{') {
            return putObject(out, at, in, changes.ownMembers());
        }
        in.skipValue();
        return TreeCodec.put(out, at, apply(JsonNull.NULL, change));
    }

    /** Unchanged parts are copied as they are: they may be more than a tree can hold, such as duplicate names. */
    private static int putObject(JsonWriter out, int start, JsonReader in, Map<String, JsonValue> changes) {
        int at = out.beginMap(start);
        Set<String> names = new HashSet<>(); // sorts strings of one hash code
        for (boolean hasNext = in.beginObject(); hasNext; hasNext = in.nextEntry()) {
            String name = in.readName();
            if (!names.add(name)) {
                throw in.duplicateName();
            }
            JsonValue change = changes.get(name);
            if (change != null && change.isNull()) {
                in.skipValue();
            } else {
                at = out.putName(at, name);
                at = out.putComma(change == null ? out.putRaw(at, in.readRaw()) : put(out, at, in, change));
            }
        }
        for (Map.Entry<String, JsonValue> added : changes.entrySet()) {
            if (!names.contains(added.getKey()) && !added.getValue().isNull()) {
                at = out.putName(at, added.getKey());
                at = out.putComma(TreeCodec.put(out, at, apply(JsonNull.NULL, added.getValue())));
            }
        }
        return out.endMap(at);
    }
}
