package dev.burin.samples.defaults;

/** From one day to another; its names are made as those of the package, too. */
public record Period(String firstDay, String lastDay) {}
