package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The contents of atomic variables, at the moment they are written. */
public final class Atomics {
    private Atomics() {}

    /** Stores an integer or {@code null}, in eleven reserved bytes. */
    public static int put(JsonWriter out, int at, @Nullable AtomicInteger value) {
        return value == null ? out.putNull(at) : out.putInt(at, value.get());
    }

    /** Stores an integer or {@code null}, in twenty reserved bytes. */
    public static int put(JsonWriter out, int at, @Nullable AtomicLong value) {
        return value == null ? out.putNull(at) : out.putLong(at, value.get());
    }

    /** Stores a boolean or {@code null}, in five reserved bytes. */
    public static int put(JsonWriter out, int at, @Nullable AtomicBoolean value) {
        return value == null ? out.putNull(at) : out.putBoolean(at, value.get());
    }

    /** Stores an array of integers, or {@code null}; reserves for itself. */
    public static int put(JsonWriter out, int at, @Nullable AtomicIntegerArray value) {
        return PrimitiveArrays.put(out, at, value == null ? null : copy(value));
    }

    /** Stores an array of integers, or {@code null}; reserves for itself. */
    public static int put(JsonWriter out, int at, @Nullable AtomicLongArray value) {
        return PrimitiveArrays.put(out, at, value == null ? null : copy(value));
    }

    private static int[] copy(AtomicIntegerArray value) {
        int[] values = new int[value.length()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value.get(i);
        }
        return values;
    }

    private static long[] copy(AtomicLongArray value) {
        long[] values = new long[value.length()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value.get(i);
        }
        return values;
    }

    /** Returns the value of the reference; also null if the reference is null. */
    public static <T> @Nullable T get(@Nullable AtomicReference<? extends T> reference) {
        return reference == null ? null : reference.get();
    }

    /** Reads an integer. */
    public static AtomicInteger readInteger(JsonReader in) {
        return new AtomicInteger(in.readInt());
    }

    /** Reads an integer. */
    public static AtomicLong readLong(JsonReader in) {
        return new AtomicLong(in.readLong());
    }

    /** Reads a boolean. */
    public static AtomicBoolean readBoolean(JsonReader in) {
        return new AtomicBoolean(in.readBoolean());
    }

    /** Reads an array of integers. */
    public static AtomicIntegerArray readIntegers(JsonReader in) {
        return new AtomicIntegerArray(PrimitiveArrays.readInts(in));
    }

    /** Reads an array of integers. */
    public static AtomicLongArray readLongs(JsonReader in) {
        return new AtomicLongArray(PrimitiveArrays.readLongs(in));
    }
}
