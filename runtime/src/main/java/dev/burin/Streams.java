package dev.burin;

import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Bytes from and to streams, which anybody may have written. */
final class Streams {
    private Streams() {}

    /**
     * Reads some of what remains of a stream, and waits for it where the stream returns nothing.
     *
     * @param most how much, at least 1
     * @return how many bytes, from 1 to {@code most}, or -1 at the end of the stream
     */
    static int read(InputStream source, byte[] to, int offset, int most) throws IOException {
        int count = source.read(to, offset, most);
        if (count > most) {
            throw new IOException(source.getClass().getName() + " returned " + count + " bytes of " + most);
        }
        return count == 0 ? readOne(source, to, offset) : count;
    }

    private static int readOne(InputStream source, byte[] to, int offset) throws IOException {
        int next = source.read();
        if (next < 0) {
            return -1;
        }
        to[offset] = (byte) next;
        return 1;
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
}
