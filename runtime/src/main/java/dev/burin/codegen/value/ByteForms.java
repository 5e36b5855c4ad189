package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import dev.burin.codegen.ArrayScratch;
import dev.burin.codegen.SizeBounds;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Bytes in other forms than the base64 of {@link Values}; every {@code put} reserves for itself and writes null for null. */
public final class ByteForms {
    private static final String BASE64_URL = "base64 for URLs, without padding";
    private static final String HEX = "pairs of hexadecimal digits";

    private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

    private ByteForms() {}

    /** Returns a copy of the bytes from the position to the limit, without moving either. */
    public static byte @Nullable [] copy(@Nullable ByteBuffer buffer) {
        if (buffer == null) {
            return null;
        }
        byte[] bytes = new byte[buffer.remaining()];
        buffer.duplicate().get(bytes);
        return bytes;
    }

    /** Stores a base64 string in the alphabet for URLs, without padding. */
    public static int putBase64Url(JsonWriter out, int at, byte @Nullable [] value) {
        return out.putString(at, value == null ? null : ENCODER.encodeToString(value), 0);
    }

    /** Reads a base64 string in the alphabet for URLs, without padding. */
    public static byte[] readBase64Url(JsonReader in) {
        String text = in.readText(BASE64_URL).toString();
        try {
            byte[] value = Base64.getUrlDecoder().decode(text);
            // The decoder accepts padding, and anything in the unused bits.
            if (ENCODER.encodeToString(value).equals(text)) {
                return value;
            }
        } catch (IllegalArgumentException malformed) {
            // reported below
        }
        throw in.invalidText(BASE64_URL);
    }

    /** Stores two hexadecimal digits for each byte, in lower case. */
    public static int putHex(JsonWriter out, int at, byte @Nullable [] value) {
        return out.putString(at, value == null ? null : HexFormat.of().formatHex(value), 0);
    }

    /** Reads two hexadecimal digits for each byte. */
    public static byte[] readHex(JsonReader in) {
        String text = in.readText(HEX).toString();
        try {
            return HexFormat.of().parseHex(text);
        } catch (IllegalArgumentException malformed) {
            throw in.invalidText(HEX);
        }
    }

    /** Stores an array of numbers from -128 to 127. */
    public static int putArray(JsonWriter out, int start, byte @Nullable [] value) {
        if (value == null) {
            return Marks.putNull(out, start);
        }
        int at = out.beginArray(start);
        for (byte one : value) {
            out.reserve(at, SizeBounds.BYTE + 1);
            at = out.putComma(out.putByte(at, one));
        }
        return out.endArray(at);
    }

    /** Reads an array of numbers from -128 to 127. */
    public static byte[] readArray(JsonReader in) {
        ArrayScratch scratch = in.scratch();
        int[] values = scratch.ints();
        int count = 0;
        for (boolean hasNext = in.beginArray(); hasNext; hasNext = in.nextElement()) {
            if (count == values.length) {
                values = scratch.grown(values);
            }
            values[count++] = in.readByte();
        }
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }
}
