package dev.burin.samples.numbers;

import dev.burin.annotation.JsonCodec;

/** The eight boxes; {@code null} is {@code null}. */
@JsonCodec
public record Boxes(Byte b, Short s, Integer i, Long l, Float f, Double d, Boolean z, Character c) {}
