package dev.burin.samples.custom;

/** A colour; its codec is {@link ColorCodec}. */
public record Color(int red, int green, int blue) {}
