package dev.burin.benchmarks.model.trust;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonValue;

/** Any document, for Burin, which reads untyped values only as part of a type. */
@JsonCodec
public record Anything(@JsonValue Object value) {}
