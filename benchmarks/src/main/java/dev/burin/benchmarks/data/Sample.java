package dev.burin.benchmarks.data;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * An object and JSON that decodes to it. Jackson writes the JSON of hand-made objects and reads the objects of real documents.
 *
 * @param value the object to encode, and to expect from decoding
 * @param json the JSON to decode; encoding may produce different text with the same meaning
 */
public record Sample(Object value, byte[] json) {
    private static byte[] prepared = {};

    /**
     * Takes the JSON of all hand-made objects from a file from now on; for a fresh virtual machine, in which Jackson must not
     * run before the measurement.
     */
    public static void takeJsonFrom(Path file) throws IOException {
        prepared = Files.readAllBytes(file);
    }

    /** Returns the sample of a hand-made object. */
    static Sample of(Object value) {
        if (prepared.length > 0) {
            return new Sample(value, prepared);
        }
        try {
            return new Sample(value, Jackson.MAPPER.writeValueAsBytes(value));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the sample of a real document. */
    static Sample of(byte[] document, Type type) {
        try {
            return new Sample(Jackson.MAPPER.readValue(document, Jackson.MAPPER.constructType(type)), document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
