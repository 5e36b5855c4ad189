package dev.burin.samples.maps;

import dev.burin.annotation.JsonCodec;
import dev.burin.samples.values.UserId;
import java.util.Map;

/** Keys of custom types: written as their {@code @JsonKey}, or else their {@code @JsonValue}. */
@JsonCodec
public record Shelf(Map<Isbn, Integer> copies, Map<UserId, Isbn> borrowed) {}
