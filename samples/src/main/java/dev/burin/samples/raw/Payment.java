package dev.burin.samples.raw;

import dev.burin.annotation.JsonCodec;

/** The payload of a {@code "paid"} event. */
@JsonCodec
public record Payment(int order, long cents) {}
