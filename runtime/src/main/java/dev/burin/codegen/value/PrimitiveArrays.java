package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.ArrayScratch;
import dev.burin.codegen.SizeBounds;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Arrays of primitives: no boxes, and nothing allocated but the array. {@code byte[]} is base64, see {@link Values}.
 *
 * <p>Every {@code put} reserves for itself and writes {@code null} for null; a {@code null} element in a document is rejected.
 */
public final class PrimitiveArrays {
    private PrimitiveArrays() {}

    /** Stores an array of {@code int}. */
    public static int put(JsonWriter out, int start, int @Nullable [] values) {
        if (values == null) {
            return Marks.putNull(out, start);
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
            return Marks.putNull(out, start);
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
            return Marks.putNull(out, start);
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
        return first(values, count);
    }

    /** Returns the first elements; for points, of which a map has thousands, without the JDK's copy stub. */
    private static double[] first(double[] values, int count) {
        return count == 2 ? new double[] {values[0], values[1]} : Arrays.copyOf(values, count);
    }

    /** Stores an array of {@code float}. */
    public static int put(JsonWriter out, int start, float @Nullable [] values) {
        if (values == null) {
            return Marks.putNull(out, start);
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
        ArrayScratch scratch = in.scratch();
        float[] values = scratch.floats();
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = scratch.grown(values);
            }
            values[count++] = in.readFloat();
        }
        return Arrays.copyOf(values, count);
    }

    /** Stores an array of {@code short}. */
    public static int put(JsonWriter out, int start, short @Nullable [] values) {
        if (values == null) {
            return Marks.putNull(out, start);
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
        ArrayScratch scratch = in.scratch();
        int[] values = scratch.ints();
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = scratch.grown(values);
            }
            values[count++] = in.readShort();
        }
        short[] shorts = new short[count];
        for (int i = 0; i < count; i++) {
            shorts[i] = (short) values[i];
        }
        return shorts;
    }

    /** Stores an array of {@code boolean}. */
    public static int put(JsonWriter out, int start, boolean @Nullable [] values) {
        if (values == null) {
            return Marks.putNull(out, start);
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
        ArrayScratch scratch = in.scratch();
        int[] values = scratch.ints();
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = scratch.grown(values);
            }
            values[count++] = in.readBoolean() ? 1 : 0;
        }
        boolean[] booleans = new boolean[count];
        for (int i = 0; i < count; i++) {
            booleans[i] = values[i] != 0;
        }
        return booleans;
    }
}
