package dev.burin.samples.directions;

import dev.burin.annotation.JsonCodec;

/** A login request; the codec cannot write what must not be written. */
@JsonCodec(direction = JsonCodec.Direction.DECODE)
public record Login(String user, String password) {}
