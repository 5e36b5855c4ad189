package dev.burin;

import dev.burin.internal.text.Location;
import dev.burin.internal.text.Origin;
import java.lang.ref.WeakReference;

/**
 * Where something went wrong, ready for a message.
 *
 * @param document what stands for the document: the array that {@code from} and {@code to} are indexes of, or what its writer has for
 *     that; held weakly, since exceptions may outlive documents
 * @param options the options with which the document was read or written
 */
record ErrorPlace(
        long offset,
        int line,
        int column,
        String path,
        WeakReference<Object> document,
        int from,
        int to,
        JsonOptions options) {

    /**
     * Returns the place of a byte.
     *
     * @param document the array that holds the document in {@code [from, to)}
     * @param origin where in the document {@code from} is, if the bytes before it are gone
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

    /**
     * Returns whether this is a place in {@code document[from..to)}, not in another document that was read or written meanwhile.
     */
    boolean isIn(byte[] document, int from, int to) {
        return isIn(document) && this.from == from && this.to == to;
    }

    /** Returns whether {@code document} stands for the document of this place. */
    boolean isIn(Object document) {
        return this.document.refersTo(document);
    }

    /** Returns the same place, but {@code document} stands for its document. */
    ErrorPlace withDocument(Object document) {
        return new ErrorPlace(offset, line, column, path, new WeakReference<>(document), from, to, options);
    }

    @Override
    public String toString() {
        return ", at " + path + " (line " + line + ", column " + column + ").";
    }
}
