package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.TextSlice;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The bits of a {@code double} or {@code float}, highest first, as a string in base64 for URLs, without padding.
 *
 * <p>Every {@code put} reserves for itself and writes {@code null} for null. Every value is read back bit for bit; there is one
 * string for each: the unused bits of the last character are zero.
 */
public final class NumberBits implements FloatingForm {
    /** The only instance. */
    public static final NumberBits FORM = new NumberBits();

    private static final String DOUBLE = "the bits of a double, 11 characters of base64 for URLs";
    private static final String FLOAT = "the bits of a float, 6 characters of base64 for URLs";
    private static final int BITS_OF_CHARACTER = 6;
    private static final int MASK = (1 << BITS_OF_CHARACTER) - 1;
    private static final byte[] ALPHABET =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".getBytes(StandardCharsets.US_ASCII);

    /** The number of each character of the alphabet, -1 for all other bytes. */
    private static final byte[] NUMBERS = new byte[1 << Byte.SIZE];

    static {
        Arrays.fill(NUMBERS, (byte) -1);
        for (int i = 0; i < ALPHABET.length; i++) {
            NUMBERS[ALPHABET[i]] = (byte) i;
        }
    }

    private NumberBits() {}

    /** Stores {@code "P_AAAAAAAAA"}. */
    @Override
    public int put(JsonWriter out, int at, double value) {
        return put(out, at, Double.doubleToRawLongBits(value), Double.SIZE);
    }

    /** Stores {@code "P4AAAA"}. */
    @Override
    public int put(JsonWriter out, int at, float value) {
        return put(out, at, Float.floatToRawIntBits(value) & 0xFFFF_FFFFL, Float.SIZE);
    }

    private static int put(JsonWriter out, int at, long bits, int size) {
        int count = characters(size);
        out.reserve(at, count + 2);
        byte[] to = out.bytes();
        to[at] = '"';
        long rest = bits << unused(size);
        for (int i = at + count; i > at; i--) {
            to[i] = ALPHABET[(int) rest & MASK];
            rest >>>= BITS_OF_CHARACTER;
        }
        // Two bits of the first character of a double were shifted out.
        to[at + 1] = ALPHABET[(int) (bits >>> (size - BITS_OF_CHARACTER))];
        to[at + count + 1] = '"';
        return at + count + 2;
    }

    /** Reads a {@code double}. */
    @Override
    public double readDouble(JsonReader in) {
        return Double.longBitsToDouble(read(in, Double.SIZE, DOUBLE));
    }

    /** Reads a {@code float}. */
    @Override
    public float readFloat(JsonReader in) {
        return Float.intBitsToFloat((int) read(in, Float.SIZE, FLOAT));
    }

    private static long read(JsonReader in, int size, String expected) {
        TextSlice text = in.readText(expected);
        if (text.end() - text.start() != characters(size)) {
            throw in.invalidText(expected);
        }
        long bits = 0;
        int last = text.end() - 1;
        for (int i = text.start(); i < last; i++) {
            bits = (bits << BITS_OF_CHARACTER) | number(in, text, i, expected);
        }
        int ending = number(in, text, last, expected);
        int unused = unused(size);
        if (ending != (ending >>> unused) << unused) {
            throw in.invalidText(expected);
        }
        return (bits << (BITS_OF_CHARACTER - unused)) | (ending >>> unused);
    }

    private static int number(JsonReader in, TextSlice text, int at, String expected) {
        int number = NUMBERS[text.bytes()[at] & 0xFF];
        if (number < 0) {
            throw in.invalidText(expected);
        }
        return number;
    }

    private static int characters(int size) {
        return (size + BITS_OF_CHARACTER - 1) / BITS_OF_CHARACTER;
    }

    /** The number of unused bits in the last character. */
    private static int unused(int size) {
        return characters(size) * BITS_OF_CHARACTER - size;
    }
}
