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
}
