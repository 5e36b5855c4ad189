package dev.burin.processor.library;

/** A type of another jar whose codec is there. */
public record Address(String city) {}
