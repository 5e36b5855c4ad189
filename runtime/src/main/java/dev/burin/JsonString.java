package dev.burin;

import java.util.Objects;

/**
 * A JSON string.
 *
 * @param value its text, unescaped
 */
public record JsonString(String value) implements JsonValue {
    /** Refuses a Java {@code null}: that is {@link JsonNull#NULL}. */
    public JsonString {
        Objects.requireNonNull(value, "value");
    }

    @Override
    public String asString() {
        return value;
    }

    @Override
    public String toString() {
        return TreeCodec.textOf(this);
    }
}
