package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.ModelEquality;
import java.io.IOException;

/**
 * One scenario as one library sees it: its input and the two calls that a user of the library would write.
 *
 * <p>A JMH fork makes exactly one task, so that every call site in it knows one implementation only.
 *
 * @param input what is decoded
 * @param value what is encoded, and what decoding must give
 * @param decoder bytes to a new object
 * @param encoder the object to a new array of its exact size
 */
public record Task<T>(byte[] input, T value, Decoder<T> decoder, Encoder<T> encoder) {

    /** Makes an object from bytes. */
    @FunctionalInterface
    public interface Decoder<T> {
        /** Returns a new object. */
        T decode(byte[] bytes) throws IOException;
    }

    /** Makes bytes from an object. */
    @FunctionalInterface
    public interface Encoder<T> {
        /** Returns a new array of the exact size. */
        byte[] encode(T value) throws IOException;
    }

    /** Decodes the input. */
    public T decode() throws IOException {
        return decoder.decode(input);
    }

    /** Encodes the value. */
    public byte[] encode() throws IOException {
        return encoder.encode(value);
    }

    /**
     * Checks both directions.
     *
     * @throws IllegalStateException if the input does not decode to the value, or the value does not survive a round trip
     */
    public void verify() throws IOException {
        if (!ModelEquality.equal(decode(), value)) {
            throw new IllegalStateException("Decoding gives another object than expected.");
        }
        if (!ModelEquality.equal(decoder.decode(encode()), value)) {
            throw new IllegalStateException("Encoding and decoding again gives another object.");
        }
    }
}
