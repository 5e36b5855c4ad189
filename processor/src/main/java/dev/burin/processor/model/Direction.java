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

    /** Returns what goes in this direction and in the other. */
    Direction and(Direction other) {
        boolean isEncoded = (this == BOTH || this == ENCODE) && (other == BOTH || other == ENCODE);
        boolean isDecoded = (this == BOTH || this == DECODE) && (other == BOTH || other == DECODE);
        return isEncoded ? (isDecoded ? BOTH : ENCODE) : (isDecoded ? DECODE : NONE);
    }
}
