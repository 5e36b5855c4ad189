package dev.burin.test;

import java.io.IOException;
import java.io.InputStream;

/**
 * Returns the bytes of a document, the given number at a time; if that is zero, reads into an array return none, and
 * only {@code read()} returns one.
 */
public class ChunkedStream extends InputStream {
    private final byte[] bytes;
    private final int count;
    private int at;
    private boolean isClosed;

    public ChunkedStream(byte[] bytes, int count) {
        this.bytes = bytes;
        this.count = count;
    }

    @Override
    public int read() throws IOException {
        return at == bytes.length ? end() : bytes[at++] & 0xFF;
    }

    @Override
    public int read(byte[] to, int offset, int length) throws IOException {
        if (at == bytes.length) {
            return end();
        }
        int given = Math.min(Math.min(length, count), bytes.length - at);
        System.arraycopy(bytes, at, to, offset, given);
        at += given;
        return given;
    }

    /** Returns what comes after the last byte. */
    protected int end() throws IOException {
        return -1;
    }

    @Override
    public void close() {
        isClosed = true;
    }

    public boolean isClosed() {
        return isClosed;
    }
}
