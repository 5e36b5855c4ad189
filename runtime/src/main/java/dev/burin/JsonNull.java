package dev.burin;

/** The JSON literal {@code null}. */
public enum JsonNull implements JsonValue {
    /** The only one. */
    NULL;

    @Override
    public String toString() {
        return "null";
    }
}
