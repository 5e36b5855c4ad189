package dev.burin.internal.text;

/**
 * The place of a byte in a document, in human terms: computed only once something has failed.
 *
 * <p>Source: paths in the notation of RFC 9535 §2.7, with names in dot notation where they are identifiers. Range: any bytes;
 * only those in {@code [from, to)} are read. Reads the document once up to the offset and keeps one number for each open array
 * and object, so that no depth of nesting exhausts the stack.
 *
 * @param line from 1; a line ends with LF, CR or CR LF
 * @param column from 1, in code points; a byte order mark at the start is not counted
 * @param path the value or member being read at the offset, such as {@code $.items[3].price}: ASCII, at most
 *     {@link #MAX_PATH_CHARS} characters, elided in the middle if necessary
 */
public record Location(int line, int column, String path) {
    /** The maximum number of characters in a path. */
    public static final int MAX_PATH_CHARS = 200;

    /**
     * Returns the place of {@code offset} in the part {@code [from, to)} of a document; an offset outside the part is moved to
     * its edge.
     *
     * <p>The bytes before the offset are expected to be JSON, and interpreted as well as possible if they are not; the bytes
     * after it may be anything. At a name, and from there to the end of its value, the path is that member's; between values it
     * is that of the enclosing array or object; directly after a closing bracket it is that of the array or object just closed.
     *
     * @param origin where the part begins, {@link Origin#START} if it is the whole document
     * @param showsNames whether the path has the names of members, which come from the document, or {@code *} for each
     */
    public static Location of(byte[] part, int from, int to, int offset, Origin origin, boolean showsNames) {
        int place = Math.max(from, Math.min(to, offset));
        int start = afterByteOrderMark(part, from, place);
        Origin there = origin.after(part, start, place, to);
        String path = new PathWalk(part, to, origin.index(), showsNames).pathAt(start, place);
        return new Location(clamped(there.line()), clamped(there.column()), path);
    }

    private static int clamped(long count) {
        return (int) Math.min(count, Integer.MAX_VALUE);
    }

    static boolean endsLine(byte[] document, int at, int to) {
        if (document[at] == '\r') {
            return at + 1 == to || document[at + 1] != '\n';
        }
        return document[at] == '\n';
    }

    private static int afterByteOrderMark(byte[] document, int from, int place) {
        boolean isMarked = from + 3 <= place
                && document[from] == (byte) 0xEF
                && document[from + 1] == (byte) 0xBB
                && document[from + 2] == (byte) 0xBF;
        return isMarked ? from + 3 : from;
    }
}
