package dev.burin.samples.streams;

import dev.burin.annotation.JsonCodec;

/** What a sensor said. */
@JsonCodec
public record Measurement(String sensor, double value) {}
