package dev.burin;

import org.jspecify.annotations.Nullable;

/** The bytes are not JSON by RFC 8259 in valid UTF-8, or they exceed a limit that protects the reader. */
public final class JsonSyntaxException extends JsonException {
    private static final long serialVersionUID = 1L;

    JsonSyntaxException(JsonErrorCode code, String message, ErrorPlace place) {
        this(code, message, place, null);
    }

    JsonSyntaxException(JsonErrorCode code, String message, ErrorPlace place, @Nullable Throwable cause) {
        super(code, message, place, cause);
    }
}
