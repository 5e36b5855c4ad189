package dev.burin.samples.streams;

import dev.burin.annotation.JsonCodec;

/** A reading of a sensor. */
@JsonCodec
public record Measurement(String sensor, double value) {}
