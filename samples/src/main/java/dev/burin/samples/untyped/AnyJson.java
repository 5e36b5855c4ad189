package dev.burin.samples.untyped;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonValue;

/**
 * Any document.
 *
 * @param value a {@code LinkedHashMap}, {@code ArrayList}, {@code String}, {@code Long}, {@code BigInteger}, {@code Double} or
 *     {@code Boolean}
 */
@JsonCodec
public record AnyJson(@JsonValue Object value) {}
