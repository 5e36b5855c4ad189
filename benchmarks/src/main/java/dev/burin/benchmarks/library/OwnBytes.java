package dev.burin.benchmarks.library;

import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * A form with the models and, instead of JSON, the bytes that the library itself wrote from them.
 *
 * @param encoder writes the bytes
 */
record OwnBytes<T>(Task.Encoder<T> encoder) implements Task.Form<T> {

    /** Returns the task of a library that decodes the bytes that it encoded itself. */
    static <T> Task<T> task(Scenario scenario, Task.Decoder<T> decoder, Task.Encoder<T> encoder) {
        if (scenario == Scenario.SKIP) {
            throw new IllegalStateException("reads what was written of the same class: there is nothing to skip");
        }
        return new Task<>(scenario.sample(), decoder, encoder, new OwnBytes<>(encoder));
    }

    @Override
    @SuppressWarnings("unchecked") // The encoder is for the type of the sample's value.
    public T value(Sample sample) {
        return (T) sample.value();
    }

    @Override
    public byte[] input(Sample sample, T value) {
        try {
            return encoder.encode(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
