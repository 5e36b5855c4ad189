package dev.burin;

import dev.burin.internal.text.Location;
import dev.burin.internal.text.Origin;
import java.lang.ref.WeakReference;

/**
 * Where something went wrong, ready for a message.
 *
 * @param document what {@code from} and {@code to} are indexes in; weakly, since exceptions may outlive documents
 * @param options those that the document was read or written with
 */
record ErrorPlace(
        long offset,
        int line,
        int column,
        String path,
        WeakReference<byte[]> document,
        int from,
        int to,
        JsonOptions options) {

    /**
     * Returns the place of a byte.
     *
     * @param document the array that holds the document in {@code [from, to)}
     * @param origin where in the document {@code from} is, if what stood in front of it is gone
     * @param position index of the offending byte in that array; {@code to} for the end of the document
     */
    static ErrorPlace of(byte[] document, int from, int to, Origin origin, int position, JsonOptions options) {
        int inside = Math.max(from, Math.min(position, to));
        Location location = Location.of(document, from, to, inside, origin, options.hasContentInErrors());
        return new ErrorPlace(
                origin.offset() + inside - from,
                location.line(),
                location.column(),
                location.path(),
                new WeakReference<>(document),
                from,
                to,
                options);
    }

    /** Whether this is a place in {@code document[from..to)}, not in a document that was read or written meanwhile. */
    boolean isIn(byte[] document, int from, int to) {
        return isIn(document) && this.from == from && this.to == to;
    }

    /** Whether this is a place in what a writer made in {@code document}. */
    boolean isIn(byte[] document) {
        return this.document.refersTo(document);
    }

    @Override
    public String toString() {
        return ", at " + path + " (line " + line + ", column " + column + ").";
    }
}
