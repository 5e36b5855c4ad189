package dev.burin;

import dev.burin.internal.text.Origin;
import dev.burin.internal.text.StringScan;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Objects;

/**
 * The part of a stream that is in memory: a buffer that slides over it and grows to fit the longest element.
 *
 * <p>The kept part goes from {@link #start()} to {@link #end()}; any {@link #fill()} may move it.
 */
final class Window {
    private static final int FIRST_BYTES = 1 << 13;

    /** No reader takes more. */
    static final int MAX_BYTES = Inputs.MAX_END;

    private final InputStream source;
    private byte[] bytes = new byte[FIRST_BYTES];
    private int start;
    private int end;

    /** Where the first byte of the buffer is in the stream, kept or not. */
    private Origin firstByte = Origin.START;

    Window(InputStream source) {
        this.source = Streams.waiting(Objects.requireNonNull(source, "json"));
    }

    byte[] bytes() {
        return bytes;
    }

    /** Where the kept part begins. */
    int start() {
        return start;
    }

    /** After the last byte in memory. */
    int end() {
        return end;
    }

    /** Gives up what is before {@code at}. */
    void startAt(int at) {
        start = at;
    }

    /** Where in the stream the kept part begins. */
    Origin origin() {
        return firstByte.after(bytes, 0, start, end);
    }

    /**
     * Makes room and reads on; returns whether there was anything.
     *
     * <p>A byte is moved once per element that it is among the first bytes of, and whenever the buffer doubles.
     */
    boolean fill() throws IOException {
        if (end == bytes.length) {
            if (start > 0) {
                slide();
            } else {
                bytes = Arrays.copyOf(bytes, (int) Math.min(2L * end, MAX_BYTES));
            }
        }
        int count = source.read(bytes, end, bytes.length - end);
        end += Math.max(0, count);
        return count > 0;
    }

    private void slide() {
        firstByte = origin();
        System.arraycopy(bytes, start, bytes, 0, end - start);
        end -= start;
        start = 0;
    }

    /**
     * Skips white space from {@code from} on, and gives up all of it but its last byte: at the start of a document, errors
     * mention byte order marks.
     *
     * @return where something else is, or {@link #end()} if nothing is
     */
    int skipWhitespace(int from) throws IOException {
        int at = StringScan.whitespaceEnd(bytes, from, end);
        while (at == end) {
            start = Math.max(start, at - 1);
            int kept = at - start;
            if (!fill()) {
                return end;
            }
            at = StringScan.whitespaceEnd(bytes, start + kept, end);
        }
        return at;
    }
}
