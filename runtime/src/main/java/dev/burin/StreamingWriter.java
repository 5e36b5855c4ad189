package dev.burin;

import dev.burin.internal.bytes.ByteSearch;
import dev.burin.internal.text.Origin;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Iterator;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Writes many values to a stream: one at a time in a writer, finished ones in a buffer.
 *
 * <p>Closing it sends what is finished, even after an exception, and leaves the stream open.
 */
final class StreamingWriter implements Closeable {
    private static final int BUFFER_BYTES = 1 << 13;
    private static final byte[] LINE_ENDS = {'\n', '\r'};

    private final OutputStream target;
    private final JsonWriter out;

    private byte[] ready = new byte[BUFFER_BYTES];
    private int readyCount;

    /** Where the next value begins, and how many there were. */
    private Origin next = Origin.START;

    private long valueCount;

    private StreamingWriter(OutputStream target, JsonOptions options) {
        this.target = Objects.requireNonNull(target, "target");
        out = new JsonWriter(options);
    }

    static <T> void writeArray(Codec<T> codec, Stream<? extends T> values, OutputStream target, JsonOptions options)
            throws IOException {
        try (StreamingWriter writer = new StreamingWriter(target, options)) {
            writer.out.origin = () -> writer.next.withIndex(writer.valueCount);
            Iterator<? extends T> each = values.iterator();
            while (each.hasNext()) {
                writer.writeElement(codec, each.next());
            }
            writer.endArray();
        }
    }

    /** The writer has the bracket of an array that begins with this element; in the output, only the first has it. */
    private <T> void writeElement(Codec<T> codec, T value) throws IOException {
        out.forgetDocument();
        int at = out.beginArray(0);
        try {
            at = out.putValue(at, codec, value);
        } catch (StackOverflowError e) {
            throw out.outOfStack(e);
        }
        out.bytes()[0] = (byte) (valueCount == 0 ? '[' : ',');
        handOn(at);
    }

    private void endArray() throws IOException {
        out.forgetDocument();
        int at = out.endArray(out.beginArray(0));
        if (valueCount > 0) {
            out.bytes()[0] = ']';
            at--;
        }
        handOn(at);
    }

    static <T> void writeLines(Codec<T> codec, Stream<? extends T> values, OutputStream target, JsonOptions options)
            throws IOException {
        try (StreamingWriter writer = new StreamingWriter(target, options)) {
            writer.out.origin = () -> writer.next;
            Iterator<? extends T> each = values.iterator();
            while (each.hasNext()) {
                writer.writeLine(codec, each.next());
            }
        }
    }

    private <T> void writeLine(Codec<T> codec, T value) throws IOException {
        out.forgetDocument();
        out.writeDocument(codec, value);
        int at = out.size();
        out.reserve(at, 1);
        keepToOneLine(out.bytes(), at);
        out.bytes()[at] = '\n';
        handOn(at + 1);
    }

    /** Line ends are white space between the tokens of a {@code RawJson}: in strings they are escaped. */
    private static void keepToOneLine(byte[] json, int length) {
        for (byte lineEnd : LINE_ENDS) {
            for (int at = ByteSearch.indexOf(json, 0, length, lineEnd);
                    at >= 0;
                    at = ByteSearch.indexOf(json, at + 1, length, lineEnd)) {
                json[at] = ' ';
            }
        }
    }

    /** The first {@code count} bytes of the writer are ready. */
    private void handOn(int count) throws IOException {
        if (readyCount > 0 && count > ready.length - readyCount) {
            send();
            ready = new byte[BUFFER_BYTES]; // a stream may keep the array it was given
        }
        if (count > ready.length) {
            target.write(out.toByteArray(count), 0, count);
        } else {
            System.arraycopy(out.bytes(), 0, ready, readyCount, count);
            readyCount += count;
        }
        next = next.after(out.bytes(), 0, count, count);
        valueCount++;
    }

    /** Takes no memory: there may be none left. */
    @Override
    public void close() throws IOException {
        if (readyCount > 0) {
            send();
        }
    }

    /** What the stream fails to accept is not sent again. */
    private void send() throws IOException {
        int count = readyCount;
        readyCount = 0;
        target.write(ready, 0, count);
    }
}
