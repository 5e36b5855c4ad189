package dev.burin.samples.defaults;

/** A period from one day to another; its names also follow the package. */
public record Period(String firstDay, String lastDay) {}
