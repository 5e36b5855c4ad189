package dev.burin.codegen.value;

import dev.burin.JsonReader;

/** Bytes whose number {@code @JsonLimit} limits: strings that are too long are not decoded. */
public final class LimitedBytes {
    private LimitedBytes() {}

    /** Reads a base64 string. */
    public static byte[] readBase64(JsonReader in, int max) {
        in.limitBytes((max + 2L) / 3 * 4, max);
        return in.limited(Values.readBase64(in), max);
    }

    /** Reads a base64 string in the alphabet for URLs, without padding. */
    public static byte[] readBase64Url(JsonReader in, int max) {
        in.limitBytes((max * 4L + 2) / 3, max);
        return in.limited(ByteForms.readBase64Url(in), max);
    }

    /** Reads two hexadecimal digits for each byte. */
    public static byte[] readHex(JsonReader in, int max) {
        in.limitBytes(max * 2L, max);
        return in.limited(ByteForms.readHex(in), max);
    }
}
