package dev.burin.conformance;

import dev.burin.Codec;

/** The outcome of reading a document: a value, or what was thrown. */
public record Outcome(Object value, Throwable error) {
    @SuppressWarnings("CatchThrowable") // an Error escaping is what the tests look for
    public static Outcome of(Input input, Codec<?> codec, byte[] json) {
        try {
            return new Outcome(input.read(codec, json), null);
        } catch (Throwable e) {
            return new Outcome(null, e);
        }
    }

    /** Returns the message of the error, or an empty string for a value. */
    public String message() {
        return error == null ? "" : String.valueOf(error.getMessage());
    }
}
