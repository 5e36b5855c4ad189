package dev.burin.benchmarks.coding;

import java.io.IOException;

/**
 * Decodes and encodes one type with one library, as its users would. Not for use by several threads at once.
 *
 * @param <T> the type
 */
public interface Coding<T> {
    /** Returns a new object. */
    T decode(byte[] json) throws IOException;

    /** Returns a new array of the exact size. */
    byte[] encode(T value) throws IOException;
}
