package dev.burin.samples.names;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.Naming;

/** Members named {@code "FirstName"}. */
@JsonCodec(naming = Naming.UPPER_CAMEL_CASE)
public record UpperCamelCase(String firstName, String homeURL) {}
