package dev.burin.samples.articles;

import dev.burin.annotation.JsonCodec;

/** The smallest model: a number, a string, and another {@code C}. */
@JsonCodec
public record C(int a, String b, C c) {}
