package dev.burin.samples.unwrapped;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonUnwrapped;

/** A customer with two addresses, in one flat object. */
@JsonCodec
public record Customer(
        String name,
        @JsonUnwrapped(prefix = "home_") Address home,
        @JsonUnwrapped(prefix = "work_") Address work) {}
