package dev.burin;

import org.jspecify.annotations.Nullable;

/** The JSON is not what the Java type takes: another kind of value, out of range, duplicate, unknown or missing. */
public final class JsonMismatchException extends JsonException {
    private static final long serialVersionUID = 1L;

    JsonMismatchException(JsonErrorCode code, String message, ErrorPlace place, @Nullable RuntimeException cause) {
        super(code, message, place, cause);
    }
}
