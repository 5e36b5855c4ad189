package dev.burin;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The documents in the lines of a stream, or all errors in those that cannot be read. */
final class TriedLines<T> extends StreamedLines<Decoded<T>> {
    private final Codec<T> codec;
    private final JsonOptions options;

    /** What is wrong with the current line, if it is too long to be read. */
    private @Nullable JsonSyntaxException tooLong;

    TriedLines(Codec<T> codec, InputStream source, JsonOptions options) {
        super(source, options.withStackTraces(false));
        this.codec = codec;
        this.options = options;
    }

    @Override
    boolean hasNext() throws IOException {
        try {
            tooLong = null;
            return super.hasNext();
        } catch (JsonSyntaxException e) {
            tooLong = e;
            skipLine();
            return true;
        }
    }

    @Override
    Decoded<T> next() {
        if (tooLong != null) {
            return AllErrors.only(tooLong);
        }
        readPart(lineEnd());
        try {
            return new Decoded<>(in.readDocument(codec), List.of());
        } catch (JsonException e) {
            byte[] line = Arrays.copyOfRange(window.bytes(), window.start(), lineEnd());
            return AllErrors.read(codec, line, origin(), options);
        }
    }
}
