package dev.burin;

import java.util.Objects;

/**
 * A JSON string.
 *
 * <pre>{@code
 * JsonString size = new JsonString("7\"");
 * String text = size.asString(); // 7"
 * String json = size.toString(); // "7\""
 * }</pre>
 *
 * @param value its text, unescaped
 */
public record JsonString(String value) implements JsonValue {
    /** Rejects a Java {@code null}: use {@link JsonNull#NULL}. */
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
