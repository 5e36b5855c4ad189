package dev.burin.samples.raw;

import dev.burin.annotation.JsonCodec;

/** The payload of an event {@code "paid"}. */
@JsonCodec
public record Payment(int order, long cents) {}
