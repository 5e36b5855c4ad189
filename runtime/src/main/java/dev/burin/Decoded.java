package dev.burin;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of {@link Codec#tryFromJson}, and of each line of {@link Codec#tryLines}: a value, or all errors in the document.
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

    /** Without errors, {@code value} is what was read; otherwise, it is null. */
    Decoded(@Nullable T value, List<DecodingError> errors) {
        this.value = value;
        this.errors = List.copyOf(errors);
    }

    /** Returns whether there is a value, and no errors. */
    public boolean isValid() {
        return errors.isEmpty();
    }

    /**
     * Returns the value.
     *
     * @throws IllegalStateException if there are errors instead
     */
    @SuppressWarnings("NullAway") // null only if T allows it
    public T value() {
        if (!isValid()) {
            throw new IllegalStateException("There is no value, but "
                    + (errors.size() == 1 ? "an error: " : errors.size() + " errors, first: ") + errors.get(0));
        }
        return value;
    }

    /** Returns the errors, in the order in which they were found; empty if there is a value. */
    public List<DecodingError> errors() {
        return errors;
    }

    @Override
    public String toString() {
        return isValid() ? "Decoded[" + value + "]" : "Decoded" + errors;
    }
}
