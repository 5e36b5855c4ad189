package dev.burin.samples.generics;

import dev.burin.annotation.JsonCodec;
import java.util.List;

/** A type with a type variable: {@code PageCodec.of(Codecs.STRING)}. */
@JsonCodec
public record Page<T>(List<T> items, int total) {}
