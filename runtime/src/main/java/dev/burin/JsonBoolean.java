package dev.burin;

/**
 * The JSON literals {@code true} and {@code false}.
 *
 * @param value which of them
 */
public record JsonBoolean(boolean value) implements JsonValue {
    @Override
    public boolean asBoolean() {
        return value;
    }

    @Override
    public String toString() {
        return Boolean.toString(value);
    }
}
