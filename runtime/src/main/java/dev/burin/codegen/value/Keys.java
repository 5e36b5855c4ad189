package dev.burin.codegen.value;

import dev.burin.JsonErrorCode;
import dev.burin.JsonLimits;
import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.SizeBounds;
import dev.burin.internal.number.BigNumbers;
import dev.burin.internal.number.DecimalToDouble;
import dev.burin.internal.number.DoubleToDecimal;
import dev.burin.internal.number.FloatToDecimal;
import dev.burin.internal.number.IntegerScan;
import dev.burin.internal.number.NumberScan;
import dev.burin.internal.text.UuidText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The keys of maps that are not strings: texts that {@code toString} and the shortest decimals give, read strictly.
 *
 * <p>Each {@code parse} takes the member name just read and throws {@link dev.burin.JsonMismatchException} if it is no value of
 * the type, written as JSON writes it: no plus sign, no leading zeros, no white space.
 */
public final class Keys {
    /** The longest decimal of a double, and the words that its kernel stores past the end. */
    private static final int NUMBER_BYTES = SizeBounds.DOUBLE + 2 * Long.BYTES;

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
     * Stores the shortest text of a double, as a JSON number has it, as a member name, and a colon; reserves for itself.
     *
     * @throws dev.burin.JsonException if it is null, NaN or infinite
     */
    public static int put(JsonWriter out, int at, @Nullable Double key) {
        if (key == null) {
            return out.putName(at, null);
        }
        requireFinite(out, at, key);
        byte[] ascii = new byte[NUMBER_BYTES];
        int length = DoubleToDecimal.write(ascii, 0, key);
        return out.putName(at, new String(ascii, 0, length, StandardCharsets.ISO_8859_1));
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
        byte[] ascii = new byte[NUMBER_BYTES];
        int length = FloatToDecimal.write(ascii, 0, key);
        return out.putName(at, new String(ascii, 0, length, StandardCharsets.ISO_8859_1));
    }

    private static void requireFinite(JsonWriter out, int at, double key) {
        if (!Double.isFinite(key)) {
            throw out.error(
                    JsonErrorCode.NOT_REPRESENTABLE, "A map has the key " + key + ", which is no JSON number", at);
        }
    }

    /** Reads an {@code int} key. */
    public static int parseInt(JsonReader in, String name) {
        return (int) parseInteger(in, name, Integer.MIN_VALUE, Integer.MAX_VALUE, "an int");
    }

    /** Reads a {@code short} key. */
    public static short parseShort(JsonReader in, String name) {
        return (short) parseInteger(in, name, Short.MIN_VALUE, Short.MAX_VALUE, "a short");
    }

    /** Reads a {@code byte} key. */
    public static byte parseByte(JsonReader in, String name) {
        return (byte) parseInteger(in, name, Byte.MIN_VALUE, Byte.MAX_VALUE, "a byte");
    }

    /** Reads a {@code long} key. */
    public static long parseLong(JsonReader in, String name) {
        return parseInteger(in, name, Long.MIN_VALUE, Long.MAX_VALUE, "a long");
    }

    private static long parseInteger(JsonReader in, String name, long min, long max, String type) {
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
        NumberScan number = new NumberScan();
        boolean isWhole = IntegerScan.readLong(utf8, 0, utf8.length, number) == utf8.length;
        if (!isWhole || number.integer < min || number.integer > max) {
            throw in.invalidKey(type);
        }
        return number.integer;
    }

    /** Reads a {@code double} key, rounded to the nearest. */
    public static double parseDouble(JsonReader in, String name) {
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
        NumberScan number = new NumberScan();
        boolean isWhole = DecimalToDouble.readDouble(utf8, 0, utf8.length, number) == utf8.length;
        if (!isWhole || Double.isInfinite(number.doubleValue)) {
            throw in.invalidKey("a double");
        }
        return number.doubleValue;
    }

    /** Reads a {@code float} key, rounded to the nearest. */
    public static float parseFloat(JsonReader in, String name) {
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
        NumberScan number = new NumberScan();
        boolean isWhole = DecimalToDouble.readFloat(utf8, 0, utf8.length, number) == utf8.length;
        if (!isWhole || Float.isInfinite(number.floatValue)) {
            throw in.invalidKey("a float");
        }
        return number.floatValue;
    }

    /** Reads a {@code BigInteger} key, within the reader's limits. */
    public static BigInteger parseBigInteger(JsonReader in, String name) {
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
        int maxDigits = in.limits().maxNumberDigits();
        BigInteger value = isNumber(utf8) ? BigNumbers.readBigInteger(utf8, 0, utf8.length, maxDigits) : null;
        if (value == null) {
            throw in.invalidKey("an integer of at most " + maxDigits + " digits");
        }
        return value;
    }

    /** Reads a {@code BigDecimal} key with its scale, within the reader's limits. */
    public static BigDecimal parseBigDecimal(JsonReader in, String name) {
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
        JsonLimits limits = in.limits();
        BigDecimal value = isNumber(utf8)
                ? BigNumbers.readBigDecimal(utf8, 0, utf8.length, limits.maxNumberDigits(), limits.maxNumberScale())
                : null;
        if (value == null) {
            throw in.invalidKey("a number of at most " + limits.maxNumberDigits() + " digits and a scale within "
                    + limits.maxNumberScale());
        }
        return value;
    }

    private static boolean isNumber(byte[] utf8) {
        return NumberScan.skip(utf8, 0, utf8.length) == utf8.length;
    }

    /** Reads a {@code boolean} key: {@code true} or {@code false}. */
    public static boolean parseBoolean(JsonReader in, String name) {
        if (name.equals("true")) {
            return true;
        }
        if (name.equals("false")) {
            return false;
        }
        throw in.invalidKey("true or false");
    }

    /** Reads a {@code char} key: a name of one character. */
    public static char parseChar(JsonReader in, String name) {
        if (name.length() != 1) {
            throw in.invalidKey("one character");
        }
        return name.charAt(0);
    }

    /** Reads a {@code UUID} key of 36 characters. */
    public static UUID parseUuid(JsonReader in, String name) {
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
        UUID value = UuidText.read(utf8, 0, utf8.length);
        if (value == null) {
            throw in.invalidKey("a UUID");
        }
        return value;
    }
}
