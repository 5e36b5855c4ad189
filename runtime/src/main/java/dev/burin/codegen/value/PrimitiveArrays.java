package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.ArrayScratch;
import dev.burin.codegen.SizeBounds;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Arrays of primitives: no boxes, growth by doubling. {@code byte[]} is base64, see {@link Values}.
 *
 * <p>Every {@code put} reserves for itself and writes {@code null} for null; a {@code null} element in a document is refused.
 */
public final class PrimitiveArrays {
    private static final int FIRST_LENGTH = 16;

    private PrimitiveArrays() {}

    /** Room for the array that {@code count} elements have filled; never from a number the document states. */
    private static int grownLength(int count) {
        return count == 0 ? FIRST_LENGTH : Math.multiplyExact(count, 2);
    }

    /** Stores an array of {@code int}. */
    public static int put(JsonWriter out, int start, int @Nullable [] values) {
        if (values == null) {
            return putNull(out, start);
        }
        int at = out.beginArray(start);
        for (int value : values) {
            out.reserve(at, SizeBounds.INT + 1);
            at = out.putComma(out.putInt(at, value));
        }
        return out.endArray(at);
    }

    /** Reads an array of {@code int}. */
    public static int[] readInts(JsonReader in) {
        ArrayScratch scratch = in.scratch();
        int[] values = scratch.ints();
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = scratch.grown(values);
            }
            values[count++] = in.readInt();
        }
        return Arrays.copyOf(values, count);
    }

    /** Stores an array of {@code long}. */
    public static int put(JsonWriter out, int start, long @Nullable [] values) {
        if (values == null) {
            return putNull(out, start);
        }
        int at = out.beginArray(start);
        for (long value : values) {
            out.reserve(at, SizeBounds.LONG + 1);
            at = out.putComma(out.putLong(at, value));
        }
        return out.endArray(at);
    }

    /** Reads an array of {@code long}. */
    public static long[] readLongs(JsonReader in) {
        ArrayScratch scratch = in.scratch();
        long[] values = scratch.longs();
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = scratch.grown(values);
            }
            values[count++] = in.readLong();
        }
        return Arrays.copyOf(values, count);
    }

    /** Stores an array of {@code double}. */
    public static int put(JsonWriter out, int start, double @Nullable [] values) {
        if (values == null) {
            return putNull(out, start);
        }
        int at = out.beginArray(start);
        for (double value : values) {
            out.reserve(at, SizeBounds.DOUBLE + 1);
            at = out.putComma(out.putDouble(at, value));
        }
        return out.endArray(at);
    }

    /** Reads an array of {@code double}. */
    public static double[] readDoubles(JsonReader in) {
        ArrayScratch scratch = in.scratch();
        double[] values = scratch.doubles();
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = scratch.grown(values);
            }
            count = in.readDoubles(values, count);
        }
        return Arrays.copyOf(values, count);
    }

    /** Stores an array of {@code float}. */
    public static int put(JsonWriter out, int start, float @Nullable [] values) {
        if (values == null) {
            return putNull(out, start);
        }
        int at = out.beginArray(start);
        for (float value : values) {
            out.reserve(at, SizeBounds.FLOAT + 1);
            at = out.putComma(out.putFloat(at, value));
        }
        return out.endArray(at);
    }

    /** Reads an array of {@code float}. */
    public static float[] readFloats(JsonReader in) {
        float[] values = {};
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = Arrays.copyOf(values, grownLength(count));
            }
            values[count++] = in.readFloat();
        }
        return count == values.length ? values : Arrays.copyOf(values, count);
    }

    /** Stores an array of {@code short}. */
    public static int put(JsonWriter out, int start, short @Nullable [] values) {
        if (values == null) {
            return putNull(out, start);
        }
        int at = out.beginArray(start);
        for (short value : values) {
            out.reserve(at, SizeBounds.SHORT + 1);
            at = out.putComma(out.putShort(at, value));
        }
        return out.endArray(at);
    }

    /** Reads an array of {@code short}. */
    public static short[] readShorts(JsonReader in) {
        short[] values = {};
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = Arrays.copyOf(values, grownLength(count));
            }
            values[count++] = in.readShort();
        }
        return count == values.length ? values : Arrays.copyOf(values, count);
    }

    /** Stores an array of {@code boolean}. */
    public static int put(JsonWriter out, int start, boolean @Nullable [] values) {
        if (values == null) {
            return putNull(out, start);
        }
        int at = out.beginArray(start);
        for (boolean value : values) {
            out.reserve(at, SizeBounds.BOOLEAN + 1);
            at = out.putComma(out.putBoolean(at, value));
        }
        return out.endArray(at);
    }

    /** Reads an array of {@code boolean}. */
    public static boolean[] readBooleans(JsonReader in) {
        boolean[] values = {};
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = Arrays.copyOf(values, grownLength(count));
            }
            values[count++] = in.readBoolean();
        }
        return count == values.length ? values : Arrays.copyOf(values, count);
    }

    /** Stores an array of {@code char}. */
    public static int put(JsonWriter out, int start, char @Nullable [] values) {
        if (values == null) {
            return putNull(out, start);
        }
        int at = out.beginArray(start);
        for (char value : values) {
            out.reserve(at, SizeBounds.CHAR + 1);
            at = out.putComma(out.putChar(at, value));
        }
        return out.endArray(at);
    }

    /** Reads an array of {@code char}. */
    public static char[] readChars(JsonReader in) {
        char[] values = {};
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = Arrays.copyOf(values, grownLength(count));
            }
            values[count++] = in.readChar();
        }
        return count == values.length ? values : Arrays.copyOf(values, count);
    }

    private static int putNull(JsonWriter out, int at) {
        out.reserve(at, SizeBounds.NULL);
        return out.putNull(at);
    }
}
