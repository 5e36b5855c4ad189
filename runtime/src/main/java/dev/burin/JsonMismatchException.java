package dev.burin;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * The JSON does not fit the Java type: another kind of value, out of range, duplicate, unknown or missing; above a limit on
 * numbers, hash codes or of {@link dev.burin.annotation.JsonLimit}; or rejected by your code, which threw the cause.
 *
 * <pre>{@code
 * try {
 *     OrderCodec.INSTANCE.fromJson("{\"id\": \"four\"}");
 * } catch (JsonMismatchException e) {
 *     answer(422, e.path() + " is " + e.code()); // $.id is TYPE_MISMATCH
 * }
 * }</pre>
 */
public final class JsonMismatchException extends JsonException {
    private static final long serialVersionUID = 1L;

    JsonMismatchException(JsonErrorCode code, String message, ErrorPlace place, @Nullable RuntimeException cause) {
        super(code, message, place, cause);
    }

    /** Returns this exception with the document of its place in the message. */
    JsonMismatchException in(String document) {
        RuntimeException reason = getCause() instanceof RuntimeException thrown ? thrown : null;
        String message = messageWithoutPlace() + " in " + document;
        return new JsonMismatchException(code(), message, requireNonNull(place()), reason);
    }
}
