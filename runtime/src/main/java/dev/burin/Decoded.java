package dev.burin;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What {@link Codec#tryFromJson} made of a document: a value, or all that is wrong with it.
 *
 * <pre>{@code
 * Decoded<Order> decoded = OrderCodec.INSTANCE.tryFromJson(json);
 * if (decoded.isValid()) {
 *     process(decoded.value());
 * } else {
 *     decoded.errors().forEach(error -> answer.add(error.path(), error.message()));
 * }
 * }</pre>
 *
 * @param <T> the type of the value
 */
public final class Decoded<T extends @Nullable Object> {
    private final @Nullable T value;
    private final List<DecodingError> errors;

    /** Without errors, {@code value} is what was read; with some, it is null. */
    Decoded(@Nullable T value, List<DecodingError> errors) {
        this.value = value;
        this.errors = List.copyOf(errors);
    }

    /** Whether there is a value, and nothing is wrong. */
    public boolean isValid() {
        return errors.isEmpty();
    }

    /**
     * Returns the value.
     *
     * @throws IllegalStateException if there are errors instead
     */
    @SuppressWarnings("NullAway") // null only if T takes it
    public T value() {
        if (!isValid()) {
            throw new IllegalStateException("There is no value, but " + errors.size() + " errors: " + errors.get(0));
        }
        return value;
    }

    /** Returns what is wrong, in the order in which it was found; empty if there is a value. */
    public List<DecodingError> errors() {
        return errors;
    }

    @Override
    public String toString() {
        return isValid() ? "Decoded[" + value + "]" : "Decoded" + errors;
    }
}
