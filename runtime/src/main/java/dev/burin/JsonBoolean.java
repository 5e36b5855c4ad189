package dev.burin;

/**
 * The JSON literals {@code true} and {@code false}.
 *
 * <pre>{@code
 * JsonArray answers = JsonArray.of(new JsonBoolean(true), new JsonBoolean(false)); // [true,false]
 * boolean isFirstRight = answers.get(0).asBoolean();
 * }</pre>
 *
 * @param value which of the two
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
