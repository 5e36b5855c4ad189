package dev.burin.internal.bytes;

/**
 * Searches many bytes for one value.
 *
 * <p>Source: the zero-byte test of {@link Swar}. {@link #contains} combines its results over the whole array: without an exit
 * from the loop, HotSpot processes several words at once. It is meant for arrays that mostly do not contain the value.
 */
public final class ByteSearch {
    private ByteSearch() {}

    /** Returns whether any byte equals {@code wanted}. */
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

    /** Returns the index of the first byte in {@code [from, to)} that equals {@code wanted}, or -1 if there is none. */
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
