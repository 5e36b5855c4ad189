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
    static byte[] utf8(String json) {
        byte[] utf8 = json.getBytes(StandardCharsets.UTF_8);
        if (ByteSearch.contains(utf8, (byte) '?')) { // which half of a surrogate pair has become
            checkSurrogates(json, utf8);
        }
        return utf8;
    }

    private static void checkSurrogates(String json, byte[] utf8) {
        for (int i = 0; i < json.length(); i++) {
            if (Character.isSurrogate(json.charAt(i))) {
                if (json.codePointAt(i) < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
                    throw loneSurrogate(json, utf8, i);
                }
                i++;
            }
        }
    }

    private static JsonSyntaxException loneSurrogate(String json, byte[] utf8, int index) {
        int offset = json.substring(0, index).getBytes(StandardCharsets.UTF_8).length;
        return new JsonSyntaxException(
                JsonErrorCode.INVALID_STRING,
                "The document holds half of a surrogate pair",
                ErrorPlace.of(utf8, 0, utf8.length, offset));
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
