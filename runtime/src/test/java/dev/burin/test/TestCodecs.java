package dev.burin.test;

import dev.burin.Codec;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.value.Values;
import java.util.function.Function;

/** Codecs for one method of the reader. */
public final class TestCodecs {
    private TestCodecs() {}

    /** Returns a codec that reads as {@code read} does, and writes a value of any type. */
    public static <T> Codec<T> codec(Function<JsonReader, T> read) {
        return new Codec<>() {
            @Override
            public void write(JsonWriter out, T value) {
                out.position(Values.putUntyped(out, out.beginValue(), value));
            }

            @Override
            public T read(JsonReader in) {
                return read.apply(in);
            }
        };
    }
}
