package dev.burin;

import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A document that is all that remains of a stream, in an array that the next one overwrites. */
final class StreamedDocument extends Pooled {
    private static final int FIRST_BYTES = 1 << 13;

    /** As of readers: it is many threads that read from streams. */
    private static final int MAX_KEPT_BYTES = 1 << 16;

    private static final Pool<StreamedDocument> POOL = Pool.of(StreamedDocument::new);

    private DocumentMemory memory = newMemory();
    private byte[] json = memory.first();

    private StreamedDocument() {}

    private static DocumentMemory newMemory() {
        return new DocumentMemory(FIRST_BYTES, MAX_KEPT_BYTES);
    }

    /**
     * Reads a document with a codec.
     *
     * @throws JsonSyntaxException if it is longer than {@code options} allow
     */
    static <T> T read(Codec<T> codec, InputStream source, JsonOptions options) throws IOException {
        StreamedDocument document = POOL.acquire();
        document.isInUse = true;
        try {
            int length = document.fill(source, options);
            return codec.fromJson(document.json, 0, length);
        } finally {
            document.json = document.memory.next(document.json);
            POOL.release(document);
        }
    }

    /**
     * Reads all that remains, but of a document that is too long only one byte more than it may have; returns its length.
     *
     * <p>Who fails may go on to write into the array later, as a stream whose reading was given up after a while: it is not
     * used again.
     */
    private int fill(InputStream source, JsonOptions options) throws IOException {
        boolean isRead = false;
        try {
            int length = readAll(source, options);
            isRead = true;
            return length;
        } finally {
            if (!isRead) {
                memory = newMemory();
                json = memory.first();
            }
        }
    }

    private int readAll(InputStream source, JsonOptions options) throws IOException {
        int max = options.limits().maxDocumentBytes();
        int most = Math.min(max, DocumentMemory.MAX_BYTES - 1) + 1;
        int length = 0;
        while (length < most) {
            if (length == json.length) {
                json = memory.grown(json, (int) Math.min(1L + length + known(source), most));
            }
            int count = Streams.read(source, json, length, Math.min(json.length, most) - length);
            if (count < 0) {
                return length;
            }
            length += count;
        }
        if (length > max) {
            throw Inputs.tooManyBytes(json, max, options);
        }
        return length;
    }

    /** Returns how much remains of a stream that knows it; of others, what {@code available()} says may be anything. */
    private static int known(InputStream source) throws IOException {
        Class<?> type = source.getClass();
        return type == ByteArrayInputStream.class || type == FileInputStream.class ? source.available() : 0;
    }
}
