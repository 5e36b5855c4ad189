package dev.burin.samples.records;

import java.util.List;

/** A line of an order; it needs no annotation, because it is compiled together with {@link Order}. */
public record Line(String sku, int count, List<String> tags) {}
