package dev.burin.benchmarks.coding;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Decodes and encodes one type with one library, as its users would. Not thread-safe.
 *
 * @param <T> the type
 */
public interface Coding<T> {
    /** Returns a new object. */
    T decode(byte[] json) throws IOException;

    /** Returns a new array of the exact size. */
    byte[] encode(T value) throws IOException;

    /** Reads a stream to its end and returns a new object. */
    default T decode(InputStream json) throws IOException {
        return decode(json.readAllBytes());
    }

    /** Writes to a stream without closing it. */
    default void encode(T value, OutputStream target) throws IOException {
        target.write(encode(value));
    }
}
