package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.ModelEquality;
import dev.burin.benchmarks.data.Sample;
import java.io.IOException;

/**
 * One sample as one library sees it: its input and the two calls that a user of the library would write.
 *
 * <p>A JMH fork creates the tasks of only one scenario, all with the same two calls, so that every call site in it sees one
 * implementation.
 *
 * @param sample the data
 * @param input the bytes to decode
 * @param value the object to encode, and the expected result of decoding
 * @param decoder converts bytes to a new object
 * @param encoder converts the object to a new array of the exact size
 * @param form the form of the data that the library uses
 */
public record Task<T>(Sample sample, byte[] input, T value, Decoder<T> decoder, Encoder<T> encoder, Form<T> form) {

    /** Creates the task of a library that reads JSON into the models, and encodes the models. */
    @SuppressWarnings("unchecked") // The calls are for the type of the sample's value.
    Task(Sample sample, Decoder<T> decoder, Encoder<T> encoder) {
        this(sample, decoder, encoder, any -> (T) any.value());
    }

    /** Creates the task of a library with another form of the data. */
    Task(Sample sample, Decoder<T> decoder, Encoder<T> encoder, Form<T> form) {
        this(sample, form.value(sample), decoder, encoder, form);
    }

    private Task(Sample sample, T value, Decoder<T> decoder, Encoder<T> encoder, Form<T> form) {
        this(sample, form.input(sample, value), value, decoder, encoder, form);
    }

    /** Returns the same task for another sample of the type. */
    public Task<T> of(Sample other) {
        return new Task<>(other, decoder, encoder, form);
    }

    /** Converts bytes to an object. */
    @FunctionalInterface
    public interface Decoder<T> {
        /** Returns a new object. */
        T decode(byte[] bytes) throws IOException;
    }

    /** Converts an object to bytes. */
    @FunctionalInterface
    public interface Encoder<T> {
        /** Returns a new array of the exact size. */
        byte[] encode(T value) throws IOException;
    }

    /** The form in which a library uses a sample. */
    @FunctionalInterface
    public interface Form<T> {
        /** Returns the object that the library encodes. */
        T value(Sample sample);

        /** Returns the bytes that the library decodes. */
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

    /** Returns whether an object that {@link #decode} returned is correct. */
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
