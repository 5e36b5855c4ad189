package dev.burin.samples.numbers;

import dev.burin.annotation.JsonCodec;

/** The eight boxed types; {@code null} is read and written as {@code null}. */
@JsonCodec
public record Boxes(Byte b, Short s, Integer i, Long l, Float f, Double d, Boolean z, Character c) {}
