package dev.burin;

import java.util.LinkedHashMap;
import java.util.Map;

/** Applies JSON merge patches. Source: RFC 7386 §2. */
final class MergePatch {
    private MergePatch() {}

    /** The patch bounds the recursion. */
    static JsonValue apply(JsonValue target, JsonValue patch) {
        if (!(patch instanceof JsonObject changes)) {
            return patch;
        }
        Map<String, JsonValue> members =
                new LinkedHashMap<>(target instanceof JsonObject object ? object.members() : Map.of());
        changes.members().forEach((name, change) -> {
            if (change.isNull()) {
                members.remove(name);
            } else {
                members.put(name, apply(members.getOrDefault(name, JsonNull.NULL), change));
            }
        });
        return new JsonObject(members);
    }

    /** Returns {@code current} as a patch changes it: written, merged and read again. */
    static <T> T apply(Codec<T> codec, T current, byte[] patch, JsonOptions options) {
        Codec<JsonValue> trees = JsonValue.CODEC.with(options);
        JsonValue changes = trees.fromJson(patch);
        JsonValue merged = apply(trees.fromJson(codec.toJsonBytes(current)), changes);
        return codec.fromJson(trees.toJsonBytes(merged));
    }
}
