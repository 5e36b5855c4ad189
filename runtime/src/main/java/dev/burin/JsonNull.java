package dev.burin;

/**
 * The JSON literal {@code null}.
 *
 * <pre>{@code
 * JsonObject patch = JsonObject.builder().put("nickname", JsonNull.NULL).build(); // {"nickname":null}
 * }</pre>
 */
public enum JsonNull implements JsonValue {
    /** The only value. */
    NULL;

    @Override
    public String toString() {
        return "null";
    }
}
