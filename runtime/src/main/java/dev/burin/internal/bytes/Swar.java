package dev.burin.internal.bytes;

/**
 * Tests of eight bytes at once, loaded little-endian into a {@code long} so that the first byte is the lowest.
 *
 * <p>A mask has the high bit of each flagged byte's lane set. It is exact up to and including the first flagged byte, because
 * only a flagged lane can borrow from the next; lanes after it may be wrong.
 *
 * <p>Source: "Bit Twiddling Hacks" (S. E. Anderson), the zero-byte test; the merged test for control characters and quote is
 * our own derivation, proven byte by byte in {@code SwarTest}.
 */
public final class Swar {
    /** The lowest bit of each byte; multiplying by it copies a value of up to 0xFF into each byte. */
    public static final long ONES = 0x0101_0101_0101_0101L;

    /** The highest bit of each byte. */
    public static final long HIGH_BITS = 0x8080_8080_8080_8080L;

    /** The character 0 in each byte. */
    public static final long DIGIT_ZEROS = '0' * ONES;

    /** Added to a word, raises each byte from 10 to 0x7F to 0x80 or more. */
    public static final long NINE_LIMITS = (0x7F - 9) * ONES;

    private static final long QUOTES = 0x2222_2222_2222_2222L;
    private static final long BACKSLASHES = 0x5C5C_5C5C_5C5C_5C5CL;

    /** Added to a word, raises each byte from 0x20 to 0x7F to 0x80 or more. */
    private static final long CONTROL_LIMITS = (0x80 - ' ') * ONES;

    private static final long SPACES = 0x2020_2020_2020_2020L;

    private Swar() {}

    /**
     * Returns the mask of the bytes that end a run of plain string bytes: quote, backslash, below 0x20, or 0x80 and above.
     */
    public static long stopMask(long word) {
        // Flipping bit 1 swaps 0x20..0x21 with 0x22..0x23: the quote falls below 0x21, space and '!' stay above.
        long controlOrQuote = (word ^ 0x0202_0202_0202_0202L) - 0x2121_2121_2121_2121L;
        long backslash = (word ^ BACKSLASHES) - ONES;
        return (controlOrQuote | backslash | word) & HIGH_BITS;
    }

    /**
     * Returns the mask of the bytes that end a run of string bytes, ASCII or not: quote, backslash or below 0x20. Exact in
     * each lane.
     */
    public static long textStopMask(long word) {
        // Sums of seven bits: their high bit tells that a byte is none of these, and nothing is carried to the next.
        long low = word & ~HIGH_BITS;
        long notQuote = (low ^ QUOTES) + ~HIGH_BITS;
        long notBackslash = (low ^ BACKSLASHES) + ~HIGH_BITS;
        long notControl = low + CONTROL_LIMITS;
        return ~((notQuote & notBackslash & notControl) | word) & HIGH_BITS;
    }

    /** Returns the index, 0 to 7, of the first flagged byte of a mask that is not zero. */
    public static int firstFlagged(long mask) {
        return Long.numberOfTrailingZeros(mask) >>> 3;
    }

    /**
     * Returns the same as {@link #firstFlagged}, but finds it by branches.
     *
     * <p>For places where the next load depends on the result and lengths repeat: a predicted branch lets that load start
     * before the mask is known, whereas counting zeros makes it wait. A misprediction costs as much as a correct prediction
     * saves.
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

    /** Returns the word with the first quote and all bytes after it set to zero; unchanged if there is no quote. */
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

    /** Returns how many leading bytes are spaces: 0 to 8. */
    public static int leadingSpaces(long word) {
        return Long.numberOfTrailingZeros(word ^ SPACES) >>> 3;
    }

    /** Returns whether the last {@code count} bytes, 1 to 8, are spaces. */
    public static boolean areLastSpaces(long word, int count) {
        return (word ^ SPACES) >>> ((Long.BYTES - count) * Byte.SIZE) == 0;
    }

    /** Returns whether all eight bytes are below 0x80. */
    public static boolean allAscii(long word) {
        return (word & HIGH_BITS) == 0;
    }
}
