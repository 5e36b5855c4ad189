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
 * @param expectation what a decoded object must be
 */
public record Task<T>(byte[] input, T value, Decoder<T> decoder, Encoder<T> encoder, Expectation<T> expectation) {

    /** Makes a task whose decoded objects equal the value, field by field. */
    public Task(byte[] input, T value, Decoder<T> decoder, Encoder<T> encoder) {
        this(input, value, decoder, encoder, decoded -> ModelEquality.equal(decoded, value));
    }

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

    /** Judges what was decoded. */
    @FunctionalInterface
    public interface Expectation<T> {
        /** Returns whether the object holds the data of the scenario. */
        boolean isMetBy(T decoded) throws IOException;
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
     * Checks that the input decodes to the value.
     *
     * @throws IllegalStateException if it does not
     */
    public void verifyDecoding() throws IOException {
        if (!expectation.isMetBy(decode())) {
            throw new IllegalStateException("reads another value");
        }
    }

    /**
     * Checks that the value survives encoding and decoding.
     *
     * @throws IllegalStateException if it does not
     */
    public void verifyRoundTrip() throws IOException {
        if (!expectation.isMetBy(decoder.decode(encode()))) {
            throw new IllegalStateException("reads another value than it wrote");
        }
    }
}
