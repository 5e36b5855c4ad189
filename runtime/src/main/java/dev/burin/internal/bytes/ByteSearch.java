package dev.burin.internal.bytes;

/**
 * Looks for one value among many bytes.
 *
 * <p>Source: the zero-byte test of {@link Swar}, its results gathered over the whole array: without a way out of the loop HotSpot
 * does several words at once. For arrays that mostly do not have the value.
 */
public final class ByteSearch {
    private ByteSearch() {}

    /** Returns whether one of the bytes is {@code wanted}. */
    public static boolean contains(byte[] in, byte wanted) {
        long pattern = (wanted & 0xFF) * Swar.ONES;
        long found = 0;
        int at = 0;
        for (; at <= in.length - Long.BYTES; at += Long.BYTES) {
            long word = Bytes.getLong(in, at) ^ pattern;
            found |= (word - Swar.ONES) & ~word;
        }
        boolean isFound = (found & Swar.HIGH_BITS) != 0;
        for (; at < in.length; at++) {
            isFound |= in[at] == wanted;
        }
        return isFound;
    }

    /** Returns where the first byte in {@code [from, to)} is that is {@code wanted}, or -1 if none is. */
    public static int indexOf(byte[] in, int from, int to, byte wanted) {
        long pattern = (wanted & 0xFF) * Swar.ONES;
        int at = from;
        for (; at <= to - Long.BYTES; at += Long.BYTES) {
            long word = Bytes.getLong(in, at) ^ pattern;
            long found = (word - Swar.ONES) & ~word & Swar.HIGH_BITS;
            if (found != 0) {
                return at + Swar.firstFlagged(found);
            }
        }
        for (; at < to; at++) {
            if (in[at] == wanted) {
                return at;
            }
        }
        return -1;
    }
}
