package dev.burin;

import dev.burin.internal.bytes.ByteSearch;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Turns the other kinds of input into an array of bytes. */
final class Inputs {
    private Inputs() {}

    /**
     * Returns the UTF-8 form of a document.
     *
     * @throws JsonSyntaxException for half of a surrogate pair, which has no UTF-8 form
     */
    static byte[] utf8(String json, JsonOptions options) {
        byte[] utf8 = json.getBytes(StandardCharsets.UTF_8);
        if (ByteSearch.contains(utf8, (byte) '?')) { // which half of a surrogate pair has become
            checkSurrogates(json, utf8, options);
        }
        return utf8;
    }

    private static void checkSurrogates(String json, byte[] utf8, JsonOptions options) {
        for (int i = 0; i < json.length(); i++) {
            if (Character.isSurrogate(json.charAt(i))) {
                if (json.codePointAt(i) < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
                    throw new Errors(utf8, 0, utf8.length, Errors.WHOLE, options).loneSurrogate(utf8Length(json, i));
                }
                i++;
            }
        }
    }

    private static int utf8Length(String json, int charCount) {
        return json.substring(0, charCount).getBytes(StandardCharsets.UTF_8).length;
    }

    /** Reads what remains of a buffer with a codec. */
    static <T> T read(Codec<T> codec, ByteBuffer json) {
        T value = json.hasArray()
                ? codec.fromJson(json.array(), json.arrayOffset() + json.position(), json.remaining())
                : codec.fromJson(copy(json));
        json.position(json.limit());
        return value;
    }

    /** Copies what remains; the position stays, so that a failure changes neither kind of buffer. */
    private static byte[] copy(ByteBuffer json) {
        byte[] copy = new byte[json.remaining()];
        json.duplicate().get(copy);
        return copy;
    }
}
