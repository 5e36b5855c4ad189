package dev.burin;

/** The bytes are not JSON by RFC 8259 in valid UTF-8, or they exceed a limit that protects the reader. */
public final class JsonSyntaxException extends JsonException {
    private static final long serialVersionUID = 1L;

    JsonSyntaxException(JsonErrorCode code, String message, ErrorPlace place) {
        super(code, message, place, null);
    }
}
