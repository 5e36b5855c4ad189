package dev.burin;

import dev.burin.internal.text.SourceText;
import dev.burin.internal.text.Utf8Encoder;
import org.jspecify.annotations.Nullable;

/**
 * Opens documents that are strings, for one reader.
 *
 * <p>The JDK's encoder is the fastest for ASCII, {@link Utf8Encoder} for other documents, and which one it will be is not known
 * before: each document is supposed to be like the last one. Either encodes every string.
 */
final class StringInput {
    private @Nullable Utf8Encoder encoder;
    private boolean expectsAscii = true;

    /**
     * Sets {@code in} to a document.
     *
     * @throws JsonSyntaxException for half of a surrogate pair, which has no UTF-8 form, and for a document that is too long
     */
    void open(String document, JsonReader in) {
        if (expectsAscii || document.length() > Utf8Encoder.MAX_CHARS || !openEncoded(document, in)) {
            byte[] utf8 = Inputs.utf8(document, in.options);
            in.reset(utf8, 0, utf8.length);
        }
        expectsAscii = in.end == document.length(); // as many bytes as characters
        if (!expectsAscii) {
            in.source = new SourceText(document);
        }
    }

    /** Opens a document that is perhaps not ASCII; returns false, and opens nothing, if it has half of a surrogate pair. */
    private boolean openEncoded(String document, JsonReader in) {
        if (encoder == null) {
            encoder = new Utf8Encoder();
        }
        byte[] utf8 = encoder.encode(document);
        if (utf8 == null) {
            return false;
        }
        in.reset(utf8, 0, encoder.length());
        return true;
    }
}
