package dev.burin.samples.records;

import java.util.List;

/** A line of an order: no annotation needed, it is compiled together with {@link Order}. */
public record Line(String sku, int count, List<String> tags) {}
