package dev.burin.samples.defaults;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.Naming;

/** Overrides one setting; the others are those of the package. */
@JsonCodec(naming = Naming.KEBAB_CASE)
public record Greeting(String firstLine, String lastLine) {}
