package dev.burin;

/**
 * Implemented by generated code: a codec that writes exactly one value at a position, without being checked. For your own codecs,
 * {@link Codec} is enough.
 *
 * @param <T> the type of the values
 */
public interface WritesAt<T> {

    /**
     * Writes {@code value} at {@code at}; reserves for itself.
     *
     * @return the position after it
     */
    int write(JsonWriter out, int at, T value);
}
