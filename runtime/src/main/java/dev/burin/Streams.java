package dev.burin;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Whole documents from and to streams, which anybody may have written. */
final class Streams {
    private Streams() {}

    /** Returns a stream that never returns zero bytes where some are asked for. */
    static InputStream waiting(InputStream source) {
        return new Waiting(source);
    }

    /**
     * Reads what remains of a stream, even of one that returns nothing at times.
     *
     * @return all of it, or one byte more than {@code maxBytes} if there are more than those
     */
    static byte[] readAll(InputStream source, int maxBytes) throws IOException {
        Class<?> type = source.getClass();
        boolean knowsItsLength = type == ByteArrayInputStream.class || type == FileInputStream.class;
        InputStream from = knowsItsLength ? source : new Waiting(source);
        return maxBytes == Integer.MAX_VALUE ? from.readAllBytes() : from.readNBytes(maxBytes + 1);
    }

    /**
     * Writes what {@code out} holds.
     *
     * <p>The next document will be in the same array. Streams that are known to keep no array get it, others a copy: as
     * the JDK does with the buffers of its own streams.
     */
    static void write(JsonWriter out, OutputStream target) throws IOException {
        Class<?> type = target.getClass();
        byte[] json =
                type == ByteArrayOutputStream.class || type == FileOutputStream.class ? out.bytes() : out.toByteArray();
        target.write(json, 0, out.size());
    }

    /** Where a stream returns no bytes, {@code readAllBytes} asks again and again; this waits for the next one. */
    private static final class Waiting extends InputStream {
        private final InputStream source;

        Waiting(InputStream source) {
            this.source = source;
        }

        @Override
        public int read() throws IOException {
            return source.read();
        }

        @Override
        public int read(byte[] to, int offset, int length) throws IOException {
            int count = source.read(to, offset, length);
            if (count > length) {
                throw new IOException(source.getClass().getName() + " returned " + count + " bytes of " + length);
            }
            return count == 0 && length > 0 ? readOne(to, offset) : count;
        }

        private int readOne(byte[] to, int offset) throws IOException {
            int next = source.read();
            if (next < 0) {
                return -1;
            }
            to[offset] = (byte) next;
            return 1;
        }
    }
}
