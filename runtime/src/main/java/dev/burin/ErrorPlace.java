package dev.burin;

import dev.burin.internal.text.Location;

/** Where something went wrong, ready for a message. */
record ErrorPlace(long offset, int line, int column, String path) {

    /**
     * Returns the place of a byte.
     *
     * @param document the array that holds the document in {@code [from, to)}
     * @param position index of the offending byte in that array; {@code to} for the end of the document
     */
    static ErrorPlace of(byte[] document, int from, int to, int position) {
        int inside = Math.max(from, Math.min(position, to));
        Location location = Location.of(document, from, to, inside);
        return new ErrorPlace(inside - from, location.line(), location.column(), location.path());
    }

    @Override
    public String toString() {
        return ", at " + path + " (line " + line + ", column " + column + ").";
    }
}
