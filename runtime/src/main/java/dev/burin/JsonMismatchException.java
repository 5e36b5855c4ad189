package dev.burin;

/** The JSON is not what the Java type takes: another kind of value, out of range, duplicate, unknown or missing. */
public final class JsonMismatchException extends JsonException {
    private static final long serialVersionUID = 1L;

    JsonMismatchException(JsonErrorCode code, String message, ErrorPlace place) {
        super(code, message, place);
    }
}
