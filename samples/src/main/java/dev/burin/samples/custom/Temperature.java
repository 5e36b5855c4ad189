package dev.burin.samples.custom;

/** Degrees; its codec is {@link TemperatureCodec} wherever it occurs. */
public record Temperature(double celsius) {}
