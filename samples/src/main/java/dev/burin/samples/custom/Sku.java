package dev.burin.samples.custom;

/** An article number: a shelf and a place. */
public record Sku(String shelf, int place) {}
