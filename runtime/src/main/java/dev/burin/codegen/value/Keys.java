package dev.burin.codegen.value;

import dev.burin.JsonErrorCode;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.SizeBounds;
import dev.burin.codegen.TextSlice;
import dev.burin.internal.text.UuidText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The keys of maps that are not strings: written by {@code toString} or as the shortest decimals, read strictly.
 *
 * <p>Each {@code read} consumes a member name and the colon, and throws {@link dev.burin.JsonMismatchException} if the name is
 * not a value of the type as JSON writes it: no plus sign, no leading zeros, no white space.
 */
public final class Keys {
    /** Two quotes and a colon. */
    private static final int PUNCTUATION_BYTES = 3;

    /** {@link SizeBounds#DOUBLE} is the longest of the numbers. */
    private static final int NUMBER_NAME_BYTES = SizeBounds.DOUBLE + PUNCTUATION_BYTES;

    private Keys() {}

    /**
     * Stores the text of a key as a member name, and a colon; reserves for itself.
     *
     * @throws dev.burin.JsonException if it is null
     */
    public static int put(JsonWriter out, int at, @Nullable Object key) {
        return out.putName(at, key == null ? null : key.toString());
    }

    /**
     * Stores an integer as a member name, and a colon; reserves for itself.
     *
     * @throws dev.burin.JsonException if it is null
     */
    public static int put(JsonWriter out, int at, @Nullable Integer key) {
        return key == null ? out.putName(at, null) : putLong(out, at, key);
    }

    /**
     * Stores an integer as a member name, and a colon; reserves for itself.
     *
     * @throws dev.burin.JsonException if it is null
     */
    public static int put(JsonWriter out, int at, @Nullable Long key) {
        return key == null ? out.putName(at, null) : putLong(out, at, key);
    }

    private static int putLong(JsonWriter out, int at, long key) {
        return close(out, out.putLong(open(out, at), key));
    }

    /**
     * Stores the shortest text of a double, as a JSON number has it, as a member name, and a colon; reserves for itself.
     *
     * @throws dev.burin.JsonException if it is null, NaN or infinite
     */
    public static int put(JsonWriter out, int at, @Nullable Double key) {
        if (key == null) {
            return out.putName(at, null);
        }
        requireFinite(out, at, key);
        return close(out, out.putDouble(open(out, at), (double) key));
    }

    /**
     * Stores the shortest text of a float, as a JSON number has it, as a member name, and a colon; reserves for itself.
     *
     * @throws dev.burin.JsonException if it is null, NaN or infinite
     */
    public static int put(JsonWriter out, int at, @Nullable Float key) {
        if (key == null) {
            return out.putName(at, null);
        }
        requireFinite(out, at, key);
        return close(out, out.putFloat(open(out, at), (float) key));
    }

    /**
     * Stores the 36 characters of a UUID as a member name, and a colon; reserves for itself.
     *
     * @throws dev.burin.JsonException if it is null
     */
    public static int put(JsonWriter out, int at, @Nullable UUID key) {
        if (key == null) {
            return out.putName(at, null);
        }
        out.reserve(at, SizeBounds.UUID + PUNCTUATION_BYTES);
        byte[] json = out.bytes();
        json[at] = '"';
        return close(out, UuidText.write(json, at + 1, key));
    }

    private static void requireFinite(JsonWriter out, int at, double key) {
        if (!Double.isFinite(key)) {
            throw out.error(
                    JsonErrorCode.NOT_REPRESENTABLE, "A map has the key " + key + ", which is no JSON number", at);
        }
    }

    /** Stores the opening quote of a number, and reserves room for all of it. */
    private static int open(JsonWriter out, int at) {
        out.reserve(at, NUMBER_NAME_BYTES);
        out.bytes()[at] = '"';
        return at + 1;
    }

    private static int close(JsonWriter out, int at) {
        byte[] json = out.bytes();
        json[at] = '"';
        json[at + 1] = ':';
        return at + 2;
    }

    /** Reads an {@code int} key. */
    public static int readInt(JsonReader in) {
        return (int) readInteger(in, Integer.MIN_VALUE, Integer.MAX_VALUE, "an int");
    }

    /** Reads a {@code short} key. */
    public static short readShort(JsonReader in) {
        return (short) readInteger(in, Short.MIN_VALUE, Short.MAX_VALUE, "a short");
    }

    /** Reads a {@code byte} key. */
    public static byte readByte(JsonReader in) {
        return (byte) readInteger(in, Byte.MIN_VALUE, Byte.MAX_VALUE, "a byte");
    }

    /** Reads a {@code long} key. */
    public static long readLong(JsonReader in) {
        return readInteger(in, Long.MIN_VALUE, Long.MAX_VALUE, "a long");
    }

    private static long readInteger(JsonReader in, long min, long max, String type) {
        TextSlice name = in.readNameSlice();
        if (!name.isInteger() || name.integer() < min || name.integer() > max) {
            throw in.invalidKey(type);
        }
        return name.integer();
    }

    /** Reads a {@code double} key, rounded to the nearest. */
    public static double readDouble(JsonReader in) {
        TextSlice name = in.readNameSlice();
        if (!name.isDouble()) {
            throw in.invalidKey("a double");
        }
        return name.doubleValue();
    }

    /** Reads a {@code float} key, rounded to the nearest. */
    public static float readFloat(JsonReader in) {
        TextSlice name = in.readNameSlice();
        if (!name.isFloat()) {
            throw in.invalidKey("a float");
        }
        return name.floatValue();
    }

    /** Reads a {@code BigInteger} key, within the reader's limits. */
    public static BigInteger readBigInteger(JsonReader in) {
        TextSlice name = in.readNameSlice();
        int maxDigits = in.options().limits().maxNumberDigits();
        BigInteger value = name.bigInteger(maxDigits);
        if (value == null) {
            throw in.invalidKey("an integer of at most " + maxDigits + " digits");
        }
        return value;
    }

    /** Reads a {@code BigDecimal} key with its scale, within the reader's limits. */
    public static BigDecimal readBigDecimal(JsonReader in) {
        TextSlice name = in.readNameSlice();
        int maxDigits = in.options().limits().maxNumberDigits();
        int maxScale = in.options().limits().maxNumberScale();
        BigDecimal value = name.bigDecimal(maxDigits, maxScale);
        if (value == null) {
            throw in.invalidKey("a number of at most " + maxDigits + " digits and a scale within " + maxScale);
        }
        return value;
    }

    /** Reads a {@code boolean} key: {@code true} or {@code false}. */
    public static boolean readBoolean(JsonReader in) {
        String name = in.readName();
        if (name.equals("true")) {
            return true;
        }
        if (name.equals("false")) {
            return false;
        }
        throw in.invalidKey("true or false");
    }

    /** Reads a {@code char} key: a name of one character. */
    public static char readChar(JsonReader in) {
        String name = in.readName();
        if (name.length() != 1) {
            throw in.invalidKey("one character");
        }
        return name.charAt(0);
    }

    /** Reads a {@code UUID} key of 36 characters. */
    public static UUID readUuid(JsonReader in) {
        TextSlice usual = in.supposeNameOf(UuidText.BYTES);
        UUID value = UuidText.read(usual.bytes(), usual.start(), usual.end());
        if (value == null) {
            return readUnusualUuid(in);
        }
        in.endName();
        return value;
    }

    private static UUID readUnusualUuid(JsonReader in) {
        TextSlice name = in.readNameSlice();
        UUID value = UuidText.read(name.bytes(), name.start(), name.end());
        if (value == null) {
            throw in.invalidKey("a UUID");
        }
        return value;
    }
}
