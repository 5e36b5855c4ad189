package dev.burin.benchmarks.kernel;

import java.io.OutputStream;

/**
 * The output of a library, in its own buffer: nothing is copied. It is also a stream, for libraries that give access to their
 * buffer in no other way.
 */
public final class Written extends OutputStream {
    private byte[] bytes = {};
    private int length;

    Written() {}

    /** Sets the output to the first bytes of a buffer, and returns this object. */
    Written of(byte[] buffer, int byteCount) {
        bytes = buffer;
        length = byteCount;
        return this;
    }

    @Override
    public void write(byte[] buffer, int offset, int byteCount) {
        if (offset != 0) {
            throw new IllegalArgumentException("The text must start where the buffer does.");
        }
        of(buffer, byteCount);
    }

    @Override
    public void write(int oneByte) {
        throw new UnsupportedOperationException("The text must come in one piece.");
    }

    byte[] bytes() {
        return bytes;
    }

    int length() {
        return length;
    }
}
