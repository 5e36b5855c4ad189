package dev.burin.samples.unwrapped;

/** A postal address. */
public record Address(String street, String city) {}
