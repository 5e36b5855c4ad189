package dev.burin.benchmarks.model.trust;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonValue;

/** Any document, for Burin, which reads what has no type as the member of a type. */
@JsonCodec
public record Anything(@JsonValue Object value) {}
