package dev.burin.samples.directions;

import dev.burin.annotation.JsonCodec;

/** A login request; its codec only reads, so it cannot leak the password. */
@JsonCodec(direction = JsonCodec.Direction.DECODE)
public record Login(String user, String password) {}
