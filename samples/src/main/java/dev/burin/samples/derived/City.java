package dev.burin.samples.derived;

import dev.burin.annotation.JsonCodec;

/** A city. */
@JsonCodec
public record City(String name, int population) {}
