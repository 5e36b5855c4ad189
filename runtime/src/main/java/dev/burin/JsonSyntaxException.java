package dev.burin;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * The bytes are not RFC 8259 JSON in valid UTF-8, or they exceed a limit on documents of any type: on nesting, on the bytes of
 * a stream or of one of its elements, or on looking ahead for discriminators.
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

    /** Returns this exception with the document of its place in the message. */
    JsonSyntaxException in(String document) {
        return new JsonSyntaxException(
                code(), messageWithoutPlace() + " in " + document, requireNonNull(place()), getCause());
    }
}
