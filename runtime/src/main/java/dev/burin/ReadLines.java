package dev.burin;

import java.io.InputStream;

/** The documents in the lines of a stream; the first that cannot be read ends it. */
final class ReadLines<T> extends StreamedLines<T> {
    private final Codec<T> codec;

    ReadLines(Codec<T> codec, InputStream source, JsonOptions options) {
        super(source, options);
        this.codec = codec;
    }

    @Override
    T next() {
        readPart(lineEnd());
        return in.readDocument(codec);
    }
}
