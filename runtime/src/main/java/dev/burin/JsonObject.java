package dev.burin;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object: members in the order of the document, or in which they were put.
 *
 * <pre>{@code
 * JsonObject order = JsonObject.builder().put("id", 42).put("customer", "Ann").build();
 * long id = order.get("id").orElseThrow().asLong();
 * }</pre>
 */
public final class JsonObject implements JsonValue {
    private final Map<String, JsonValue> members;

    /** For a map that is not shared. */
    JsonObject(Map<String, JsonValue> members) {
        this.members = members;
    }

    /** Returns an object with a copy of some members, in the order of the map. */
    public static JsonObject of(Map<String, ? extends JsonValue> members) {
        Builder builder = builder();
        members.forEach(builder::put);
        return builder.build();
    }

    /** Returns a builder with no members. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the members of this object. */
    public Builder toBuilder() {
        Builder builder = builder();
        builder.members.putAll(members);
        return builder;
    }

    /** Returns the value of a member; empty if there is none, {@link JsonNull#NULL} if it is {@code null}. */
    public Optional<JsonValue> get(String name) {
        return Optional.ofNullable(members.get(name));
    }

    /** Returns all members, in order; the map cannot be changed. */
    public Map<String, JsonValue> members() {
        return Collections.unmodifiableMap(members);
    }

    /** Returns all members, in order, without the protection against changes. */
    Map<String, JsonValue> ownMembers() {
        return members;
    }

    /** Returns the number of members. */
    public int size() {
        return members.size();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonObject object && TreeEquality.areEqual(this, object);
    }

    @Override
    public int hashCode() {
        return TreeHash.of(this);
    }

    @Override
    public String toString() {
        return TreeCodec.textOf(this);
    }

    /** Collects the members of an object; a name put again keeps its place. */
    public static final class Builder {
        private final Map<String, JsonValue> members = new LinkedHashMap<>();

        private Builder() {}

        /** Adds a member, or replaces its value. */
        public Builder put(String name, JsonValue value) {
            members.put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value"));
            return this;
        }

        /** Adds a string member, or replaces its value. */
        public Builder put(String name, String value) {
            return put(name, new JsonString(value));
        }

        /** Adds an integer member, or replaces its value. */
        public Builder put(String name, long value) {
            return put(name, JsonNumber.of(value));
        }

        /**
         * Adds a number member, or replaces its value.
         *
         * @throws JsonException for NaN and the infinities
         */
        public Builder put(String name, float value) {
            return put(name, JsonNumber.of(value));
        }

        /**
         * Adds a number member, or replaces its value.
         *
         * @throws JsonException for NaN and the infinities
         */
        public Builder put(String name, double value) {
            return put(name, JsonNumber.of(value));
        }

        /** Adds a member with a one-character string, or replaces its value. */
        public Builder put(String name, char value) {
            return put(name, String.valueOf(value));
        }

        /** Adds a member that is {@code true} or {@code false}, or replaces its value. */
        public Builder put(String name, boolean value) {
            return put(name, new JsonBoolean(value));
        }

        /** Removes a member, if there is one. */
        public Builder remove(String name) {
            members.remove(name);
            return this;
        }

        /** Returns an object with the members so far. */
        public JsonObject build() {
            return new JsonObject(new LinkedHashMap<>(members));
        }
    }
}
