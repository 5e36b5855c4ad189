package dev.burin.codegen.value;

import dev.burin.JsonReader;
import dev.burin.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Replaces secret values if a {@link JsonWriter} is redacting.
 *
 * <p>Called by generated code: each method takes where the value was written, from {@code from} to {@code to}, and returns where
 * it ends. What was secret is overwritten; {@code null} is not. Each reserves for itself.
 */
public final class Redactions {
    /** Maximum bytes of the replacement for a value of bounded size: three stars and four escaped characters in quotes. */
    public static final int MAX_BYTES = 32;

    private static final String MASK = "***";

    /** At most a third of a string is shown. */
    private static final int MIN_CHARACTERS = 12;

    private static final int SHOWN_CHARACTERS = 4;

    private static final int HASH_BYTES = 8;

    private Redactions() {}

    /** {@code "***"}. */
    public static int mask(JsonWriter out, int from, int to) {
        return isSecret(out, from) ? replace(out, from, to, MASK) : to;
    }

    /** The first digits of the SHA-256 of the value's JSON. */
    public static int hash(JsonWriter out, int from, int to) {
        return isSecret(out, from) ? replace(out, from, to, hash(out.bytes(), from, to)) : to;
    }

    /** Stars, and the last four characters of a long string or number. */
    public static int last4(JsonWriter out, int from, int to) {
        return isSecret(out, from) ? replace(out, from, to, MASK + end(text(out, from, to))) : to;
    }

    private static boolean isSecret(JsonWriter out, int from) {
        return out.isRedacting() && out.bytes()[from] != 'n'; // null, as nothing else begins with that letter
    }

    private static int replace(JsonWriter out, int from, int to, String replacement) {
        Arrays.fill(out.bytes(), from, to, (byte) 0); // longer than its replacement, it would stay in memory
        return out.putString(from, replacement, 0);
    }

    private static String hash(byte[] json, int from, int to) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(json, from, to - from);
            return HexFormat.of().formatHex(digest.digest(), 0, HASH_BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java platform provides it
        }
    }

    /** Returns the characters of a string or a number; none for any other value. */
    private static String text(JsonWriter out, int from, int to) {
        byte first = out.bytes()[from];
        if (first == '"') {
            return JsonReader.of(out.bytes(), from, to - from, out.options()).readString();
        }
        boolean isNumber = first <= '9'; // a minus or a digit: anything else that begins a value is above
        return isNumber ? new String(out.bytes(), from, to - from, StandardCharsets.US_ASCII) : "";
    }

    private static String end(String text) {
        int length = text.length();
        return text.codePointCount(0, length) < MIN_CHARACTERS
                ? ""
                : text.substring(text.offsetByCodePoints(length, -SHOWN_CHARACTERS));
    }
}
