package dev.burin.samples.enums;

/** Written by the name of the constant, as every enum without annotations. */
public enum Priority {
    /** Some day. */
    LOW,
    /** Now. */
    HIGH
}
