package dev.burin.processor.model;

/**
 * An upper bound of the length of a value's JSON text.
 *
 * @param bytes the bound in bytes; {@link Integer#MAX_VALUE} for none
 */
public record SizeBound(int bytes) {

    /** No bound: the text may have any length. */
    public static final SizeBound UNBOUNDED = new SizeBound(Integer.MAX_VALUE);

    /** Checks the range. */
    public SizeBound {
        if (bytes < 0) {
            throw new IllegalArgumentException("A size is not negative: " + bytes + ".");
        }
    }

    /** Returns the bound of {@code bytes} bytes. */
    public static SizeBound of(int bytes) {
        return new SizeBound(bytes);
    }

    /** Whether there is a bound. */
    public boolean isBounded() {
        return bytes != Integer.MAX_VALUE;
    }

    /** Returns the bound of both texts in a row. */
    public SizeBound plus(SizeBound other) {
        long sum = (long) bytes + other.bytes;
        return sum >= Integer.MAX_VALUE ? UNBOUNDED : new SizeBound((int) sum);
    }

    /** Returns the bound of either text. */
    public SizeBound or(SizeBound other) {
        return bytes >= other.bytes ? this : other;
    }
}
