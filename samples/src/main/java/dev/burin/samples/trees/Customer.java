package dev.burin.samples.trees;

import dev.burin.JsonValue;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;

/** A customer, and whatever else is known about them. */
@JsonCodec
public record Customer(@JsonProperty(required = true) String name, int age, JsonValue extras) {}
