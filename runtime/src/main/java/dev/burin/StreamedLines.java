package dev.burin;

import dev.burin.internal.bytes.ByteSearch;
import dev.burin.internal.text.StringScan;
import java.io.IOException;
import java.io.InputStream;

/** What the lines of a stream hold, one document each; blank lines are skipped. */
abstract sealed class StreamedLines<V> extends StreamedValues<V> permits ReadLines, TriedLines {
    /** Where the current line ends, and after its line feed. */
    private int lineEnd;

    private int next;

    private boolean isEnded;

    StreamedLines(InputStream source, JsonOptions options) {
        super(source, options);
    }

    /** Returns where the current line ends; it begins at the start of the window. */
    final int lineEnd() {
        return lineEnd;
    }

    @Override
    boolean hasNext() throws IOException {
        do {
            window.startAt(next);
            isEnded = isEnded || !findLine();
        } while (!isEnded && isBlank());
        return !isEnded;
    }

    private boolean isBlank() {
        return StringScan.whitespaceEnd(window.bytes(), window.start(), lineEnd) == lineEnd;
    }

    /** Finds the line that begins at the start of the window; the last one needs no line feed. */
    private boolean findLine() throws IOException {
        int seen = 0;
        while (true) {
            int at = ByteSearch.indexOf(window.bytes(), window.start() + seen, window.end(), (byte) '\n');
            if (at >= 0) {
                boolean isReturned = at > window.start() && window.bytes()[at - 1] == '\r'; // a part of the line's end
                setLine(isReturned ? at - 1 : at, at + 1);
                return true;
            }
            seen = window.end() - window.start();
            boolean mayHaveEnded =
                    seen > 0 && window.bytes()[window.end() - 1] == '\r'; // the line feed is still to come
            if (!fill(0, mayHaveEnded ? window.end() - 1 : window.end())) {
                setLine(window.end(), window.end());
                return seen > 0;
            }
        }
    }

    private void setLine(int end, int nextLine) {
        lineEnd = end;
        next = nextLine;
        checkLength(0, end);
    }

    /** Passes the line that begins at the start of the window, however long it is, without keeping it. */
    final void skipLine() throws IOException {
        int at = findLineFeed();
        while (at < 0) {
            window.startAt(window.end());
            if (!window.fill()) {
                next = window.end();
                return;
            }
            at = findLineFeed();
        }
        next = at + 1;
    }

    private int findLineFeed() {
        return ByteSearch.indexOf(window.bytes(), window.start(), window.end(), (byte) '\n');
    }
}
