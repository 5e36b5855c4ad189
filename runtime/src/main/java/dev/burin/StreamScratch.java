package dev.burin;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * An array for reading streams of unknown length: the JDK creates one of 8 or 16 KiB for each.
 *
 * <p>A document gets its own array: codecs may keep it, and exceptions know by it which document they are about.
 */
final class StreamScratch extends Pooled {
    private static final int FIRST_BYTES = 1 << 13;
    private static final int MAX_BYTES = 1 << 15;

    private static final byte[] NOTHING = {};

    private static final Pool<StreamScratch> POOL = Pool.of(StreamScratch::new);

    /** Zeros where documents were; empty if there is none. */
    private byte[] kept = NOTHING;

    private StreamScratch() {}

    /** Returns what remains of a stream, but no more than {@code most} bytes. */
    static byte[] readAll(InputStream source, int most) throws IOException {
        StreamScratch scratch = POOL.acquire();
        scratch.isInUse = true;
        try {
            return scratch.read(source, most);
        } finally {
            POOL.release(scratch);
        }
    }

    /**
     * Keeps the array only if all went well: a stream that failed, or returned nothing, may still write into it, like one
     * whose reading was abandoned.
     */
    private byte[] read(InputStream source, int most) throws IOException {
        byte[] bytes = kept == NOTHING ? new byte[FIRST_BYTES] : kept;
        kept = NOTHING;
        int length = 0;
        int count = 1;
        while (count > 0 && length < Math.min(MAX_BYTES, most)) {
            if (length == bytes.length) {
                bytes = Arrays.copyOf(bytes, 2 * length);
            }
            count = Streams.readSome(source, bytes, length, Math.min(bytes.length, most) - length);
            length += Math.max(0, count);
        }
        boolean isWhole = count < 0 || length == most;
        byte[] document = isWhole
                ? Arrays.copyOf(bytes, length)
                : Streams.continued(bytes, length, source).readNBytes(most);
        if (count != 0) {
            Arrays.fill(bytes, 0, length, (byte) 0); // the next stream may look
            kept = bytes;
        }
        return document;
    }
}
