package dev.burin.samples.names;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.Naming;

/** Members named {@code "first.name"}. */
@JsonCodec(naming = Naming.LOWER_DOT_CASE)
public record LowerDotCase(String firstName, String homeURL) {}
