package dev.burin.internal.bytes;

/**
 * Questions about eight bytes at once, loaded little-endian into a {@code long} so that the first byte is the lowest.
 *
 * <p>Every mask has the high bit of a byte's lane set when the byte is flagged. A mask is exact up to and including the first
 * flagged byte, because a borrow only ever runs out of a flagged lane; lanes after it may be wrong.
 *
 * <p>Source: "Bit Twiddling Hacks" (S. E. Anderson), the zero-byte test; the merged test for control characters and
 * quote is our own derivation and proven byte by byte in {@code SwarTest}.
 */
public final class Swar {
    /** The lowest bit of each byte; a product with it has the other factor, up to 0xFF, in each byte. */
    public static final long ONES = 0x0101_0101_0101_0101L;

    /** The highest bit of each byte. */
    public static final long HIGH_BITS = 0x8080_8080_8080_8080L;

    /** Eight times the character 0. */
    public static final long DIGIT_ZEROS = '0' * ONES;

    /** What lifts every byte above 9 to 0x80 and more. */
    public static final long NINE_LIMITS = (0x7F - 9) * ONES;

    private static final long QUOTES = 0x2222_2222_2222_2222L;
    private static final long SPACES = 0x2020_2020_2020_2020L;

    private Swar() {}

    /**
     * Returns the mask of the bytes that end a run of plain string bytes: quote, backslash, below 0x20, 0x80 and above.
     */
    public static long stopMask(long word) {
        // Flipping bit 1 swaps 0x20..0x21 with 0x22..0x23: the quote falls below 0x21, space and '!' stay above.
        long controlOrQuote = (word ^ 0x0202_0202_0202_0202L) - 0x2121_2121_2121_2121L;
        long backslash = (word ^ 0x5C5C_5C5C_5C5C_5C5CL) - ONES;
        return (controlOrQuote | backslash | word) & HIGH_BITS;
    }

    /** Returns the index, 0 to 7, of the first flagged byte of a mask that is not zero. */
    public static int firstFlagged(long mask) {
        return Long.numberOfTrailingZeros(mask) >>> 3;
    }

    /**
     * Returns what {@link #firstFlagged} returns, found by branches.
     *
     * <p>For where the next load waits for the result, and lengths repeat: a predicted branch lets that load begin before the
     * mask is known, where counting the zeros makes it wait. A wrong prediction costs what is saved.
     */
    public static int predictedFirstFlagged(long mask) {
        if ((mask & 0x80) != 0) {
            return 0;
        } else if ((mask & 0x8000) != 0) {
            return 1;
        } else if ((mask & 0x80_0000) != 0) {
            return 2;
        } else if ((mask & 0x8000_0000L) != 0) {
            return 3;
        } else if ((mask & 0x80_0000_0000L) != 0) {
            return 4;
        } else if ((mask & 0x8000_0000_0000L) != 0) {
            return 5;
        }
        return (mask & 0x80_0000_0000_0000L) != 0 ? 6 : 7;
    }

    /** Returns the bytes before the first quote, and zeros in the places of it and all after; if there is none, all eight. */
    public static long beforeQuote(long word) {
        long difference = word ^ QUOTES;
        long quotes = (difference - ONES) & ~difference & HIGH_BITS;
        long firstQuote = Long.lowestOneBit(quotes) >>> (Byte.SIZE - 1);
        return word & (firstQuote - 1);
    }

    /** Returns whether all eight bytes are spaces, as in the indentation of formatted JSON. */
    public static boolean allSpaces(long word) {
        return word == SPACES;
    }

    /** Returns how many of the first bytes are spaces: 0 to 8. */
    public static int leadingSpaces(long word) {
        return Long.numberOfTrailingZeros(word ^ SPACES) >>> 3;
    }

    /** Returns whether the last {@code count} bytes are spaces; 1 to 8. */
    public static boolean areLastSpaces(long word, int count) {
        return (word ^ SPACES) >>> ((Long.BYTES - count) * Byte.SIZE) == 0;
    }

    /** Returns whether all eight bytes are below 0x80. */
    public static boolean allAscii(long word) {
        return (word & HIGH_BITS) == 0;
    }
}
