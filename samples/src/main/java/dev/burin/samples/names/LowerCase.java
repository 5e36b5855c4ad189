package dev.burin.samples.names;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.Naming;

/** Members named {@code "firstname"}. */
@JsonCodec(naming = Naming.LOWER_CASE)
public record LowerCase(String firstName, String homeURL) {}
