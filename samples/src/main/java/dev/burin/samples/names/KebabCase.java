package dev.burin.samples.names;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.Naming;

/** Members named {@code "first-name"}. */
@JsonCodec(naming = Naming.KEBAB_CASE)
public record KebabCase(String firstName, String homeURL) {}
