package dev.burin.conformance;

import dev.burin.Codec;

/** What came of reading a document: a value, or whatever was thrown. */
public record Outcome(Object value, Throwable error) {
    @SuppressWarnings("CatchThrowable") // an Error escaping is what the tests look for
    public static Outcome of(Input input, Codec<?> codec, byte[] json) {
        try {
            return new Outcome(input.read(codec, json), null);
        } catch (Throwable e) {
            return new Outcome(null, e);
        }
    }

    /** The message of the error, empty for a value. */
    public String message() {
        return error == null ? "" : String.valueOf(error.getMessage());
    }
}
