package dev.burin.samples.enums;

/** Written as the name of the constant, like every enum without annotations. */
public enum Priority {
    /** Some day. */
    LOW,
    /** Now. */
    HIGH
}
