package dev.burin.samples.generics;

import dev.burin.annotation.JsonCodec;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Members whose types have type arguments. */
@JsonCodec
public record Shelf(
        Page<Product> newest,
        Map<String, Page<List<Integer>>> ratings,
        Page<? extends Product> best,
        Page<Optional<String>> notes,
        Result<Product> featured) {}
