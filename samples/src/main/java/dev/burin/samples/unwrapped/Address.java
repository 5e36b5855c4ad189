package dev.burin.samples.unwrapped;

/** Where somebody lives. */
public record Address(String street, String city) {}
