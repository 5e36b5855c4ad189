package dev.burin.codegen.value;

import dev.burin.JsonWriter;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Streams of primitives as arrays, {@code null} for null; every {@code put} closes the stream and reserves for itself. */
public final class NumberStreams {
    private NumberStreams() {}

    /** Stores an array of integers. */
    public static int put(JsonWriter out, int at, @Nullable IntStream values) {
        try (values) {
            return PrimitiveArrays.put(out, at, values == null ? null : values.toArray());
        }
    }

    /** Stores an array of integers. */
    public static int put(JsonWriter out, int at, @Nullable LongStream values) {
        try (values) {
            return PrimitiveArrays.put(out, at, values == null ? null : values.toArray());
        }
    }

    /** Stores an array of finite numbers. */
    public static int put(JsonWriter out, int at, @Nullable DoubleStream values) {
        try (values) {
            return PrimitiveArrays.put(out, at, values == null ? null : values.toArray());
        }
    }
}
