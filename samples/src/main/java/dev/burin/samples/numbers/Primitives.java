package dev.burin.samples.numbers;

import dev.burin.annotation.JsonCodec;

/** The eight primitive types; {@code null} is rejected for each. */
@JsonCodec
public record Primitives(byte b, short s, int i, long l, float f, double d, boolean z, char c) {}
