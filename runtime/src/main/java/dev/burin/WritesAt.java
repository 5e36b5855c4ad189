package dev.burin;

/**
 * Implemented by generated code: a codec that writes exactly one value at a position, and needs nobody who sees to that. For codecs of
 * your own, {@link Codec} is enough.
 *
 * @param <T> the type of the values
 */
public interface WritesAt<T> {

    /**
     * Writes {@code value} at {@code at}; reserves for itself.
     *
     * @return the position behind it
     */
    int write(JsonWriter out, int at, T value);
}
