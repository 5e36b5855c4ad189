package dev.burin.internal.text;

import dev.burin.internal.bytes.Bytes;
import dev.burin.internal.bytes.Swar;

/**
 * Where a part of a document begins if the bytes before it are gone, as in a long stream.
 *
 * @param offset of its first byte in the document, from 0
 * @param line of that byte, from 1
 * @param column of that byte within its line, from 1, in code points
 * @param index of the first element, if the part is an array whose earlier elements are gone; otherwise 0
 */
public record Origin(long offset, long line, long column, long index) {
    /** The origin of a whole document. */
    public static final Origin START = new Origin(0, 1, 1, 0);

    /**
     * Returns the origin of the part that begins at {@code to}.
     *
     * @param from the position of this origin
     * @param end the position after the last byte that is present, {@code to} or more
     */
    public Origin after(byte[] bytes, int from, int to, int end) {
        long lines = line;
        long columns = column;
        for (int at = from; at < to; at++) {
            while (at <= to - Long.BYTES && isWithinLine(Bytes.getLong(bytes, at))) {
                columns += Long.BYTES;
                at += Long.BYTES;
            }
            if (at == to) {
                break;
            }
            byte next = bytes[at];
            if (next <= '\r' && Location.endsLine(bytes, at, end)) {
                lines++;
                columns = 1;
            } else if (next >= (byte) 0xC0) { // every byte but the second to fourth of a UTF-8 sequence
                columns++;
            }
        }
        return new Origin(offset + to - from, lines, columns, index);
    }

    /** Returns whether all eight bytes are ASCII and above a carriage return, hence also above a line feed. */
    private static boolean isWithinLine(long word) {
        return ((word - 0x0E0E_0E0E_0E0E_0E0EL | word) & Swar.HIGH_BITS) == 0;
    }

    /** Returns this origin with another index of the first element. */
    public Origin withIndex(long index) {
        return new Origin(offset, line, column, index);
    }
}
