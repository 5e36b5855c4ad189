package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.codegen.TextSlice;
import org.jspecify.annotations.Nullable;

/** Reads the value from the text {@code [at, end)}; returns null if it is not one. */
@FunctionalInterface
interface TextKernel<T> {
    @Nullable
    T read(byte[] from, int at, int end);

    /** Reads a string, however it is spelled. */
    static <T> T read(JsonReader in, TextKernel<T> kernel, String expected) {
        TextSlice text = in.readText(expected);
        T value = kernel.read(text.bytes(), text.start(), text.end());
        if (value == null) {
            throw in.invalidText(expected);
        }
        return value;
    }
}
