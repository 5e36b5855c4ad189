package dev.burin.samples.trees;

import dev.burin.JsonValue;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;

/** A customer, with any further information about them. */
@JsonCodec
public record Customer(@JsonProperty(required = true) String name, int age, JsonValue extras) {}
