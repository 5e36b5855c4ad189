package dev.burin;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Whole documents from and to streams of any implementation. */
final class Streams {
    private static final byte[] NOTHING = {};

    private Streams() {}

    /** Returns a stream that never returns zero bytes when some are requested. */
    static InputStream waiting(InputStream source) {
        return continued(NOTHING, 0, source);
    }

    /**
     * Reads what remains of a stream, even one that sometimes returns nothing.
     *
     * @return all of it; if there are more bytes than {@code maxBytes}, or than a reader takes, one more than that
     */
    static byte[] readAll(InputStream source, int maxBytes) throws IOException {
        Class<?> type = source.getClass();
        int most = Math.min(maxBytes, Inputs.MAX_END) + 1;
        if (type == ByteArrayInputStream.class) { // has one array to copy, where readNBytes collects many
            return most > Inputs.MAX_END ? source.readAllBytes() : source.readNBytes(most);
        }
        return type == FileInputStream.class ? source.readNBytes(most) : StreamScratch.readAll(source, most);
    }

    /**
     * Returns some bytes and then those of a stream, {@linkplain #waiting waited for}.
     *
     * @param bytes begins with what comes first, {@code length} bytes
     */
    static InputStream continued(byte[] bytes, int length, InputStream source) {
        return new Waiting(bytes, length, source);
    }

    /**
     * Reads some of what remains of a stream.
     *
     * @return how many bytes, at most {@code most}; a negative number at the end of the stream
     */
    static int readSome(InputStream source, byte[] to, int offset, int most) throws IOException {
        int count = source.read(to, offset, most);
        if (count > most) {
            throw new IOException(source.getClass().getName() + " returned " + count + " bytes of " + most);
        }
        return count;
    }

    /**
     * Writes what {@code out} holds.
     *
     * <p>The next document will be in the same array. Streams known not to keep arrays get it, others a copy: as the JDK
     * does with the buffers of its own streams.
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

        /** What comes first. */
        private final byte[] bytes;

        private final int length;
        private int at;

        Waiting(byte[] bytes, int length, InputStream source) {
            this.bytes = bytes;
            this.length = length;
            this.source = source;
        }

        @Override
        public int read() throws IOException {
            return at < length ? Byte.toUnsignedInt(bytes[at++]) : source.read();
        }

        @Override
        public int read(byte[] to, int offset, int most) throws IOException {
            if (at < length) {
                int first = Math.min(most, length - at);
                System.arraycopy(bytes, at, to, offset, first);
                at += first;
                return first;
            }
            if (most == 0) {
                return 0; // not even at the end: the JDK asks so in between
            }
            int count = readSome(source, to, offset, most);
            return count == 0 ? readOne(to, offset) : count;
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
