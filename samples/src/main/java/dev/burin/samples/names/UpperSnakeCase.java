package dev.burin.samples.names;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.Naming;

/** Members named {@code "FIRST_NAME"}. */
@JsonCodec(naming = Naming.UPPER_SNAKE_CASE)
public record UpperSnakeCase(String firstName, String homeURL) {}
