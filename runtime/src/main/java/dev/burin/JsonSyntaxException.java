package dev.burin;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * The bytes are not JSON by RFC 8259 in valid UTF-8, or they exceed a limit that holds for a document of any type: of nesting, of the
 * bytes of a stream or of one of its elements, of looking ahead for discriminators.
 *
 * <pre>{@code
 * try {
 *     OrderCodec.INSTANCE.fromJson("{\"id\": 4,}");
 * } catch (JsonSyntaxException e) {
 *     answer(400, "line " + e.line() + ", column " + e.column()); // line 1, column 10
 * }
 * }</pre>
 */
public final class JsonSyntaxException extends JsonException {
    private static final long serialVersionUID = 1L;

    JsonSyntaxException(JsonErrorCode code, String message, ErrorPlace place) {
        this(code, message, place, null);
    }

    JsonSyntaxException(JsonErrorCode code, String message, ErrorPlace place, @Nullable Throwable cause) {
        super(code, message, place, cause);
    }

    /** Returns this exception, its message saying in which document its place is. */
    JsonSyntaxException in(String document) {
        return new JsonSyntaxException(
                code(), messageWithoutPlace() + " in " + document, requireNonNull(place()), getCause());
    }
}
