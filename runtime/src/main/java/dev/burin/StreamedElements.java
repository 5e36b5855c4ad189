package dev.burin;

import dev.burin.internal.text.ElementScan;
import dev.burin.internal.text.Origin;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * The elements of an array that fills a stream.
 *
 * <p>One element at a time is in memory as a whole, after its bracket or comma. A comma is overwritten with a bracket: the
 * reader then sees an array that begins with this element, so everything it reports is right except the origin.
 */
final class StreamedElements<T> extends StreamedValues<T> {
    private final Codec<T> element;
    private final ElementScan scan = new ElementScan();

    private boolean isBegun;

    /** Whether the closing bracket was read; what follows it is not read until another element is requested. */
    private boolean isClosed;

    private boolean isEnded;
    private long index;

    StreamedElements(Codec<T> element, InputStream source, JsonOptions options) {
        super(source, options);
        this.element = element;
    }

    @Override
    boolean hasNext() throws IOException {
        if (!isBegun) {
            isBegun = true;
            beginArray();
        }
        if (isClosed && !isEnded) {
            endDocument();
            isEnded = true;
        }
        return !isClosed;
    }

    private void beginArray() throws IOException {
        int bracket = window.skipWhitespace(0);
        if (bracket < window.end() && window.bytes()[bracket] == '[') {
            window.startAt(bracket);
            readToEnd(1);
            isClosed = !in.beginArray();
            return;
        }
        int kept = bracket - window.start();
        if (bracket < window.end() && window.bytes()[bracket] == '{') {
            readPart(bracket + 1);
        } else if (bracket < window.end() && !FoundBytes.beginsValue(window.bytes()[bracket])) {
            readShown(kept);
        } else {
            readToEnd(kept);
        }
        in.beginArray(); // throws
    }

    /** Lets the reader read as much as errors show of what begins so many bytes after the start of the window. */
    private void readShown(int kept) throws IOException {
        int wanted = kept + FoundBytes.MAX_SHOWN_BYTES;
        while (window.end() - window.start() < wanted && window.fill()) {}
        readPart(window.end());
    }

    @Override
    @Nullable
    T next() throws IOException {
        if (index > 0) {
            window.startAt(in.position - 1);
            window.bytes()[window.start()] = '[';
            readToEnd(1);
            in.position = window.start() + 1;
            in.depth = 1;
        }
        @Nullable T value = in.readOrNull(element);
        isClosed = !in.nextElement();
        index++;
        return value;
    }

    /** Lets the reader read the element that begins so many bytes after the start of the window, and what ends it. */
    private void readToEnd(int kept) throws IOException {
        int to = elementEnd(kept);
        checkLength(kept, to - 1);
        readPart(to);
    }

    @Override
    Origin origin() {
        return super.origin().withIndex(index);
    }

    /** Returns the position after the comma or bracket that ends an element, or where the stream ends. */
    private int elementEnd(int kept) throws IOException {
        scan.reset();
        int seen = kept;
        while (true) {
            int at = scan.find(window.bytes(), window.start() + seen, window.end());
            if (at >= 0) {
                return at + 1;
            }
            seen = window.end() - window.start();
            if (!fill(kept, window.end())) {
                return window.end();
            }
        }
    }

    private void endDocument() throws IOException {
        window.startAt(in.position - 1);
        int at = window.skipWhitespace(in.position);
        if (at < window.end()) {
            int kept = at - window.start(); // a window that is filled may move
            readShown(kept);
            in.position = window.start() + kept;
            in.endDocument(element);
        }
    }
}
