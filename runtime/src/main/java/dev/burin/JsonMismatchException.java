package dev.burin;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * The JSON is not what the Java type takes: another kind of value, out of range, duplicate, unknown or missing; more than a limit on
 * numbers, hash codes or by {@link dev.burin.annotation.JsonLimit} allows; or refused by code of yours, which threw the cause.
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

    /** Returns this exception, its message saying in which document its place is. */
    JsonMismatchException in(String document) {
        RuntimeException reason = getCause() instanceof RuntimeException thrown ? thrown : null;
        String message = messageWithoutPlace() + " in " + document;
        return new JsonMismatchException(code(), message, requireNonNull(place()), reason);
    }
}
