package dev.burin.samples.custom;

/** A color; its codec is {@link ColorCodec}. */
public record Color(int red, int green, int blue) {}
