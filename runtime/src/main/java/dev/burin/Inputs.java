package dev.burin;

import dev.burin.internal.bytes.ByteSearch;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Converts the other kinds of input into an array of bytes. */
final class Inputs {
    /**
     * The highest index at which a document may end. A position slightly after it, such as a word further, then does not
     * overflow; JDK 17's {@code Arrays.equals} of parts of arrays overflows at the last 16 bytes.
     */
    static final int MAX_END = Integer.MAX_VALUE - (1 << 10);

    /** The maximum number of bytes of a {@code char} in UTF-8. */
    private static final int MAX_BYTES_OF_CHAR = 3;

    private static final String REMEDY = " (an array of that size can be read by its elements: Codec.stream)";
    private static final byte[] NOTHING = {};

    private Inputs() {}

    /** Returns whether a document that ends before this index of its array is too long to be read. */
    static boolean isTooLong(int end) {
        return end > MAX_END;
    }

    /** Returns the exception for a document that begins at {@code from} and {@linkplain #isTooLong is too long}. */
    static JsonSyntaxException tooLong(byte[] document, int from, JsonOptions options) {
        String message = "The document ends after index " + MAX_END + " of its array" + REMEDY;
        return new Errors(document, from, from, Errors.WHOLE, options)
                .syntax(JsonErrorCode.DOCUMENT_LIMIT, message, from);
    }

    /**
     * Returns what remains of a stream.
     *
     * @throws JsonSyntaxException if that is longer than {@link JsonLimits#maxDocumentBytes()}
     */
    static byte[] bytes(InputStream json, JsonOptions options) throws IOException {
        int max = options.limits().maxDocumentBytes();
        byte[] document = Streams.readAll(json, max);
        if (document.length > max) {
            throw tooManyBytes(document, max, options);
        }
        return document;
    }

    /** Returns the exception for a document of which the first {@code max} bytes and one more have been read. */
    private static JsonSyntaxException tooManyBytes(byte[] document, int max, JsonOptions options) {
        String message = "More than " + max
                + " bytes of a document (raise it by JsonLimits.withMaxDocumentBytes if that is intended)";
        return new Errors(document, 0, document.length, Errors.WHOLE, options)
                .syntax(JsonErrorCode.DOCUMENT_LIMIT, message, max);
    }

    /**
     * Returns the UTF-8 form of a document.
     *
     * @throws JsonSyntaxException for half of a surrogate pair, which has no UTF-8 form, and for a document that is too long
     */
    static byte[] utf8(String json, JsonOptions options) {
        return json.length() > MAX_END / MAX_BYTES_OF_CHAR
                ? utf8OfLong(json, MAX_END, options)
                : utf8OfShort(json, options);
    }

    private static byte[] utf8OfShort(String json, JsonOptions options) {
        byte[] utf8 = json.getBytes(StandardCharsets.UTF_8);
        boolean mayReplaceSurrogates = ByteSearch.contains(utf8, (byte) '?');
        if (mayReplaceSurrogates && !isAscii(json, utf8)) {
            checkSurrogates(json, utf8, options);
        }
        return utf8;
    }

    /** Comparing the whole document is faster than looking at each character. */
    private static boolean isAscii(String json, byte[] utf8) {
        return utf8.length == json.length() && json.equals(new String(utf8, StandardCharsets.ISO_8859_1));
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

    /**
     * Returns the UTF-8 form of a document of up to {@code maxBytes}.
     *
     * <p>For long documents the JDK allocates an array of three bytes for each character, which may be longer than an array can
     * be.
     */
    static byte[] utf8OfLong(String json, int maxBytes, JsonOptions options) {
        long length = 0;
        for (int i = 0; i < json.length(); i++) {
            char next = json.charAt(i);
            // Each half of a surrogate pair counts as two of its four bytes.
            length += next < 0x80 ? 1 : next < 0x800 || Character.isSurrogate(next) ? 2 : MAX_BYTES_OF_CHAR;
        }
        if (length > maxBytes) {
            String message = "The document takes more than " + maxBytes + " bytes in UTF-8" + REMEDY;
            throw new Errors(NOTHING, 0, 0, Errors.WHOLE, options).syntax(JsonErrorCode.DOCUMENT_LIMIT, message, 0);
        }
        ByteBuffer utf8 = ByteBuffer.allocate((int) length);
        CoderResult result = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(json), utf8, true);
        if (result.isError()) {
            throw new Errors(utf8.array(), 0, utf8.capacity(), Errors.WHOLE, options).loneSurrogate(utf8.position());
        }
        return utf8.array();
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

    /** Copies what remains; the position stays unchanged, so that a failure changes neither kind of buffer. */
    private static byte[] copy(ByteBuffer json) {
        byte[] copy = new byte[json.remaining()];
        json.duplicate().get(copy);
        return copy;
    }
}
