package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.SizeBounds;
import dev.burin.codegen.TextSlice;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Numbers as strings, {@code "17"}, for recipients that would round them.
 *
 * <p>Every {@code put} reserves for itself and writes {@code null} for null. Strings must contain a number as JSON writes it:
 * no plus sign, no leading zeros, no white space.
 */
public final class QuotedNumbers {
    private static final int NUMBER_BYTES = SizeBounds.DOUBLE + 2;

    private QuotedNumbers() {}

    /** Stores {@code "17"}. */
    public static int put(JsonWriter out, int at, long value) {
        return close(out, out.putLong(open(out, at), value));
    }

    /**
     * Stores {@code "0.1"}.
     *
     * @throws dev.burin.JsonException if it is NaN or infinite
     */
    public static int put(JsonWriter out, int at, double value) {
        return !Double.isFinite(value) ? out.putDouble(at, value) : close(out, out.putDouble(open(out, at), value));
    }

    /** As {@link #put(JsonWriter, int, double)}. */
    public static int put(JsonWriter out, int at, float value) {
        return !Float.isFinite(value) ? out.putFloat(at, value) : close(out, out.putFloat(open(out, at), value));
    }

    /** Stores {@code "17"}. */
    public static int put(JsonWriter out, int at, @Nullable Long value) {
        return value == null ? Marks.putNull(out, at) : put(out, at, (long) value);
    }

    /** Stores {@code "17"}. */
    public static int put(JsonWriter out, int at, @Nullable Integer value) {
        return value == null ? Marks.putNull(out, at) : put(out, at, (long) value);
    }

    /** Stores {@code "17"}. */
    public static int put(JsonWriter out, int at, @Nullable Short value) {
        return value == null ? Marks.putNull(out, at) : put(out, at, (long) value);
    }

    /** Stores {@code "17"}. */
    public static int put(JsonWriter out, int at, @Nullable Byte value) {
        return value == null ? Marks.putNull(out, at) : put(out, at, (long) value);
    }

    /** Stores {@code "0.1"}. */
    public static int put(JsonWriter out, int at, @Nullable Double value) {
        return value == null ? Marks.putNull(out, at) : put(out, at, (double) value);
    }

    /** Stores {@code "0.1"}. */
    public static int put(JsonWriter out, int at, @Nullable Float value) {
        return value == null ? Marks.putNull(out, at) : put(out, at, (float) value);
    }

    /** Stores {@code "17"}. */
    public static int put(JsonWriter out, int at, @Nullable BigInteger value) {
        return value == null ? Marks.putNull(out, at) : close(out, Values.put(out, open(out, at), value));
    }

    /** Stores {@code "0.10"}. */
    public static int put(JsonWriter out, int at, @Nullable BigDecimal value) {
        return value == null ? Marks.putNull(out, at) : close(out, Values.put(out, open(out, at), value));
    }

    /** Stores the opening quote, and reserves room for a number that is not big. */
    private static int open(JsonWriter out, int at) {
        out.reserve(at, NUMBER_BYTES);
        out.bytes()[at] = '"';
        return at + 1;
    }

    private static int close(JsonWriter out, int at) {
        out.reserve(at, 1);
        out.bytes()[at] = '"';
        return at + 1;
    }

    /** Reads an {@code int}. */
    public static int readInt(JsonReader in) {
        return (int) readInteger(in, Integer.MIN_VALUE, Integer.MAX_VALUE, "an int in quotes");
    }

    /** Reads a {@code short}. */
    public static short readShort(JsonReader in) {
        return (short) readInteger(in, Short.MIN_VALUE, Short.MAX_VALUE, "a short in quotes");
    }

    /** Reads a {@code byte}. */
    public static byte readByte(JsonReader in) {
        return (byte) readInteger(in, Byte.MIN_VALUE, Byte.MAX_VALUE, "a byte in quotes");
    }

    /** Reads a {@code long}. */
    public static long readLong(JsonReader in) {
        return readInteger(in, Long.MIN_VALUE, Long.MAX_VALUE, "a long in quotes");
    }

    private static long readInteger(JsonReader in, long min, long max, String expected) {
        TextSlice text = in.readText(expected);
        if (!text.isInteger() || text.integer() < min || text.integer() > max) {
            throw in.invalidText(expected);
        }
        return text.integer();
    }

    /** Reads a {@code double}, rounded to the nearest. */
    public static double readDouble(JsonReader in) {
        TextSlice text = in.readText("a double in quotes");
        if (!text.isDouble()) {
            throw in.invalidText("a double in quotes");
        }
        return text.doubleValue();
    }

    /** Reads a {@code float}, rounded to the nearest. */
    public static float readFloat(JsonReader in) {
        TextSlice text = in.readText("a float in quotes");
        if (!text.isFloat()) {
            throw in.invalidText("a float in quotes");
        }
        return text.floatValue();
    }

    /** Reads a {@code BigInteger}, within the reader's limits. */
    public static BigInteger readBigInteger(JsonReader in) {
        TextSlice text = in.readText("an integer in quotes");
        int maxDigits = in.options().limits().maxNumberDigits();
        BigInteger value = text.bigInteger(maxDigits);
        if (value == null) {
            throw in.invalidText("an integer in quotes, of at most " + maxDigits + " digits");
        }
        return value;
    }

    /** Reads a {@code BigDecimal} with its scale, within the reader's limits. */
    public static BigDecimal readBigDecimal(JsonReader in) {
        TextSlice text = in.readText("a number in quotes");
        int maxDigits = in.options().limits().maxNumberDigits();
        int maxScale = in.options().limits().maxNumberScale();
        BigDecimal value = text.bigDecimal(maxDigits, maxScale);
        if (value == null) {
            throw in.invalidText(
                    "a number in quotes, of at most " + maxDigits + " digits and a scale within " + maxScale);
        }
        return value;
    }
}
