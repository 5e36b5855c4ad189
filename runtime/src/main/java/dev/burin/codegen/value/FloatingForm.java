package dev.burin.codegen.value;

import dev.burin.JsonException;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.ArrayScratch;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A form of {@code double} and {@code float} values other than the usual number, and of arrays of them.
 *
 * <p>Every {@code put} reserves for itself and writes {@code null} for null.
 */
interface FloatingForm {

    /**
     * Stores a number.
     *
     * @throws JsonException if this form cannot represent it
     */
    int put(JsonWriter out, int at, double value);

    /** As {@link #put(JsonWriter, int, double)}. */
    int put(JsonWriter out, int at, float value);

    /** Reads a {@code double}. */
    double readDouble(JsonReader in);

    /** Reads a {@code float}. */
    float readFloat(JsonReader in);

    /** As {@link #put(JsonWriter, int, double)}. */
    default int put(JsonWriter out, int at, @Nullable Double value) {
        return value == null ? Marks.putNull(out, at) : put(out, at, (double) value);
    }

    /** As {@link #put(JsonWriter, int, double)}. */
    default int put(JsonWriter out, int at, @Nullable Float value) {
        return value == null ? Marks.putNull(out, at) : put(out, at, (float) value);
    }

    /** Stores an array of {@code double}. */
    default int put(JsonWriter out, int start, double @Nullable [] values) {
        if (values == null) {
            return Marks.putNull(out, start);
        }
        int at = out.beginArray(start);
        for (double value : values) {
            at = out.putComma(put(out, at, value));
        }
        return out.endArray(at);
    }

    /** Stores an array of {@code float}. */
    default int put(JsonWriter out, int start, float @Nullable [] values) {
        if (values == null) {
            return Marks.putNull(out, start);
        }
        int at = out.beginArray(start);
        for (float value : values) {
            at = out.putComma(put(out, at, value));
        }
        return out.endArray(at);
    }

    /** Reads an array of {@code double}. */
    default double[] readDoubles(JsonReader in) {
        ArrayScratch scratch = in.scratch();
        double[] values = scratch.doubles();
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = scratch.grown(values);
            }
            values[count++] = readDouble(in);
        }
        return Arrays.copyOf(values, count);
    }

    /** Reads an array of {@code float}. */
    default float[] readFloats(JsonReader in) {
        ArrayScratch scratch = in.scratch();
        float[] values = scratch.floats();
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = scratch.grown(values);
            }
            values[count++] = readFloat(in);
        }
        return Arrays.copyOf(values, count);
    }
}
