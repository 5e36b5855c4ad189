package dev.burin.processor.model;

/** Whether a member takes part in writing and in reading. */
public enum Direction {
    /** Written and read. */
    BOTH,
    /** Written only: read-only for the owner of the object, or no way to set it. Skipped when read. */
    ENCODE,
    /** Read only, such as a password, or a setter without a getter. */
    DECODE,
    /** Ignored: no member at all, but a creator may still want an argument for it. Skipped when read. */
    NONE;

    /** Whether it is written. */
    public boolean isEncoded() {
        return this == BOTH || this == ENCODE;
    }

    /** Whether it is read. */
    public boolean isDecoded() {
        return this == BOTH || this == DECODE;
    }

    /** Returns what goes in this direction and in the other. */
    public Direction and(Direction other) {
        boolean areEncoded = isEncoded() && other.isEncoded();
        boolean areDecoded = isDecoded() && other.isDecoded();
        return areEncoded ? (areDecoded ? BOTH : ENCODE) : (areDecoded ? DECODE : NONE);
    }
}
