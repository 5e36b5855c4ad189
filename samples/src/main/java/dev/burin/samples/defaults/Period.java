package dev.burin.samples.defaults;

/** From one day to another; its names follow the package, too. */
public record Period(String firstDay, String lastDay) {}
