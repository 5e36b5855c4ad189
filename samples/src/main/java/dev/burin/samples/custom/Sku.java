package dev.burin.samples.custom;

/** A number of an article: a shelf and a place. */
public record Sku(String shelf, int place) {}
