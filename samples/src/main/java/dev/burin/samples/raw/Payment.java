package dev.burin.samples.raw;

import dev.burin.annotation.JsonCodec;

/** What the payload of an event {@code "paid"} is. */
@JsonCodec
public record Payment(int order, long cents) {}
