package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.ModelEquality;
import dev.burin.benchmarks.data.Sample;
import java.io.IOException;

/**
 * One sample as one library sees it: its input and the two calls that a user of the library would write.
 *
 * <p>A JMH fork makes the tasks of one scenario only, all with the same two calls, so that every call site in it knows one
 * implementation.
 *
 * @param sample the data
 * @param input what is decoded
 * @param value what is encoded, and what decoding must give
 * @param decoder bytes to a new object
 * @param encoder the object to a new array of its exact size
 * @param form how the library sees a sample
 */
public record Task<T>(Sample sample, byte[] input, T value, Decoder<T> decoder, Encoder<T> encoder, Form<T> form) {

    /** Makes the task of a library that reads the JSON, and reads and writes the models. */
    @SuppressWarnings("unchecked") // The calls are for the type of the sample's value.
    Task(Sample sample, Decoder<T> decoder, Encoder<T> encoder) {
        this(sample, decoder, encoder, any -> (T) any.value());
    }

    /** Makes the task of a library with another form of the data. */
    Task(Sample sample, Decoder<T> decoder, Encoder<T> encoder, Form<T> form) {
        this(sample, form.value(sample), decoder, encoder, form);
    }

    private Task(Sample sample, T value, Decoder<T> decoder, Encoder<T> encoder, Form<T> form) {
        this(sample, form.input(sample, value), value, decoder, encoder, form);
    }

    /** Returns the task that does the same with another sample of the type. */
    public Task<T> of(Sample other) {
        return new Task<>(other, decoder, encoder, form);
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

    /** How a library sees a sample. */
    @FunctionalInterface
    public interface Form<T> {
        /** Returns what the library encodes. */
        T value(Sample sample);

        /** Returns what the library decodes. */
        default byte[] input(Sample sample, T value) {
            return sample.json();
        }

        /** Returns whether a decoded object holds the data of the sample. */
        default boolean isRight(T decoded, Sample sample, T value) throws IOException {
            return ModelEquality.equal(decoded, value);
        }
    }

    /** Decodes the input. */
    public T decode() throws IOException {
        return decoder.decode(input);
    }

    /** Encodes the value. */
    public byte[] encode() throws IOException {
        return encoder.encode(value);
    }

    /** Returns whether an object that {@link #decode} returned is right. */
    @SuppressWarnings("unchecked") // The task decoded it.
    public boolean isRight(Object decoded) throws IOException {
        return form.isRight((T) decoded, sample, value);
    }

    /**
     * Checks that the input decodes to the value.
     *
     * @throws IllegalStateException if it does not
     */
    public void verifyDecoding() throws IOException {
        if (!isRight(decode())) {
            throw new IllegalStateException("reads another value");
        }
    }

    /**
     * Checks that the value survives encoding and decoding.
     *
     * @throws IllegalStateException if it does not
     */
    public void verifyRoundTrip() throws IOException {
        if (!isRight(decoder.decode(encode()))) {
            throw new IllegalStateException("reads another value than it wrote");
        }
    }
}
