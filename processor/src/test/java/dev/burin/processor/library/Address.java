package dev.burin.processor.library;

/** A type that stands for one of another jar, which also contains its codec. */
public record Address(String city) {}
