package dev.burin;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A JSON value of any kind as an immutable tree: for tools, for parts of documents that have no type, and for patches.
 *
 * <pre>{@code
 * JsonValue order = JsonValue.parse("{\"id\": 42, \"lines\": [{\"sku\": \"a\"}]}");
 * String sku = order.at("/lines/0/sku").orElseThrow().asString();
 * JsonValue answer = JsonObject.builder().put("id", 42).put("done", true).build();
 * }</pre>
 *
 * <p>Objects keep the order of their members, numbers their text. Duplicate names are rejected. Two values are equal if they are
 * of one kind and hold the same: objects in any order, numbers digit by digit, so {@code 1.0} is not {@code 1.00}.
 *
 * <p>For a member, an element or a map value of this type, a {@code null} in a document is a Java {@code null}, as for every
 * type. Within a tree it is {@link JsonNull#NULL}, which {@link #parse} also returns for it.
 *
 * <p>Each {@code as} method converts a value as a codec would read it, and throws a {@link JsonMismatchException} if it is of
 * another kind or out of range.
 */
public sealed interface JsonValue permits JsonObject, JsonArray, JsonString, JsonNumber, JsonBoolean, JsonNull {
    /** Reads and writes values of any kind. */
    Codec<JsonValue> CODEC = TreeCodec.INSTANCE;

    /**
     * Reads a document.
     *
     * @throws JsonException if it is invalid JSON, has a name twice in one object, or is nested deeper than 512 levels; for
     *     other limits, use {@link #CODEC}
     */
    static JsonValue parse(byte[] json) {
        return CODEC.fromJson(json);
    }

    /** Like {@link #parse(byte[])}. */
    static JsonValue parse(String json) {
        return CODEC.fromJson(json);
    }

    /**
     * Returns what a codec writes for a value.
     *
     * @throws JsonException if it writes a name twice in one object, or more than 512 levels
     */
    static <T extends @Nullable Object> JsonValue of(Codec<T> codec, T value) {
        return parse(codec.toJsonBytes(value));
    }

    /**
     * Reads this value with a codec.
     *
     * @throws JsonException if it is not what the codec takes; the place is one within this value
     */
    default <T extends @Nullable Object> T read(Codec<T> codec) {
        return codec.fromJson(TreeCodec.OF_ANY_DEPTH.toJsonBytes(this));
    }

    /**
     * Returns the JSON of this value as UTF-8.
     *
     * @throws JsonException for half of a surrogate pair, or more than 512 levels
     */
    default byte[] toJsonBytes() {
        return CODEC.toJsonBytes(this);
    }

    /**
     * Returns the value at a JSON pointer, such as {@code /lines/0/sku}: RFC 6901.
     *
     * @return empty if there is no such member or element
     * @throws IllegalArgumentException if it is not a JSON pointer
     */
    default Optional<JsonValue> at(String pointer) {
        return JsonPointer.find(this, pointer);
    }

    /**
     * Returns this value as a JSON merge patch changes it: RFC 7396.
     *
     * <p>Members of an object replace those here, {@code null} removes them, and objects are merged recursively; anything else
     * replaces this value.
     *
     * @throws JsonException if the patch is deeper than the stack of this thread
     */
    default JsonValue mergePatch(JsonValue patch) {
        return MergePatch.merged(this, Objects.requireNonNull(patch, "patch"));
    }

    /** Whether this is {@code null}. */
    default boolean isNull() {
        return this == JsonNull.NULL;
    }

    /** Returns the text of a string. */
    default String asString() {
        return TreeCodec.convert(this, JsonReader::readString);
    }

    /** Returns {@code true} or {@code false}. */
    default boolean asBoolean() {
        return TreeCodec.convert(this, JsonReader::readBoolean);
    }

    /** Returns a number without fraction or exponent that fits an {@code int}. */
    default int asInt() {
        return TreeCodec.convert(this, JsonReader::readInt);
    }

    /** Returns a number without fraction or exponent that fits a {@code long}. */
    default long asLong() {
        return TreeCodec.convert(this, JsonReader::readLong);
    }

    /** Returns the double nearest to a number, unless that is infinite. */
    default double asDouble() {
        return TreeCodec.convert(this, JsonReader::readDouble);
    }

    /** Returns a number without fraction or exponent, within {@link JsonLimits#DEFAULT}. */
    default BigInteger asBigInteger() {
        return TreeCodec.convert(this, JsonReader::readBigInteger);
    }

    /** Returns a number with its scale, within {@link JsonLimits#DEFAULT}. */
    default BigDecimal asBigDecimal() {
        return TreeCodec.convert(this, JsonReader::readBigDecimal);
    }

    /** Returns the JSON of this value, however deep; or why it has none, for half of a surrogate pair. */
    @Override
    String toString();
}
