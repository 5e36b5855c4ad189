package dev.burin;

import dev.burin.internal.text.Origin;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Spliterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Values read from a stream one by one, on request.
 *
 * <p>What was thrown once is thrown again: values before a fault must not pass for all there are.
 */
abstract sealed class StreamedValues<T> extends AbstractSpliterator<T> permits StreamedElements, StreamedLines {
    final Window window;
    final JsonReader in;
    private final int maxBytes;
    private final Supplier<Origin> origin = this::origin;
    private @Nullable Throwable failure;

    StreamedValues(InputStream source, JsonOptions options) {
        super(Long.MAX_VALUE, Spliterator.ORDERED);
        window = new Window(source);
        in = JsonReader.of(window.bytes(), 0, 0, options);
        maxBytes = Math.min(options.limits().maxElementBytes(), Window.MAX_BYTES - 2);
    }

    /** Returns the values as a stream that closes {@code source}. */
    static <T> Stream<T> stream(StreamedValues<T> values, InputStream source) {
        return StreamSupport.stream(values, false).onClose(() -> close(source));
    }

    private static void close(InputStream source) {
        try {
            source.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
        if (failure != null) {
            StreamedValues.<RuntimeException>throwAgain(failure);
        }
        @Nullable T value;
        try {
            if (!hasNext()) {
                return false;
            }
            value = next();
        } catch (IOException e) {
            UncheckedIOException unchecked = new UncheckedIOException(e);
            failure = unchecked;
            throw unchecked;
        } catch (StackOverflowError e) {
            JsonSyntaxException refusal = in.outOfStack(e);
            failure = refusal;
            throw refusal;
        } catch (Throwable e) { // errors too: the reader is somewhere within a value
            failure = e;
            throw e;
        }
        action.accept(value);
        return true;
    }

    /** Codecs in languages other than Java throw undeclared exceptions. */
    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void throwAgain(Throwable thrown) throws E {
        throw (E) thrown;
    }

    /** Whether there is another value; asked again after the last one, too. */
    abstract boolean hasNext() throws IOException;

    /** Reads the next value. */
    abstract @Nullable T next() throws IOException;

    /** Lets the reader read {@code [window.start(), to)}. */
    void readPart(int to) {
        in.resetToPart(window.bytes(), window.start(), to, origin);
    }

    /** Where the reader's input is in the stream; asked for on errors. */
    Origin origin() {
        return window.origin();
    }

    /**
     * Reads on, since the value at the start of the window is longer than what is in memory.
     *
     * @param inFront how many bytes after the start it begins
     * @param to where it ends, or a place before that
     * @return whether there was anything
     * @throws JsonSyntaxException if the value is too long
     */
    boolean fill(int inFront, int to) throws IOException {
        checkLength(inFront, to);
        return window.fill();
    }

    /** Rejects the value that begins so many bytes after the start of the window and ends at or after {@code to}, if too long. */
    void checkLength(int inFront, int to) {
        int valueStart = window.start() + inFront;
        if (to - valueStart > maxBytes) {
            readPart(to);
            throw in.errors()
                    .syntax(
                            JsonErrorCode.ELEMENT_LIMIT,
                            "More than " + maxBytes
                                    + " bytes of one value (raise it by JsonLimits.withMaxElementBytes if that is intended)",
                            valueStart);
        }
    }
}
