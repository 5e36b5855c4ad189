package dev.burin.samples.generics;

import dev.burin.annotation.JsonCodec;

/** A sealed type whose subtypes share its type variable. */
@JsonCodec
public sealed interface Result<T> {
    /** The requested value. */
    record Ok<T>(T value) implements Result<T> {}

    /** The reason why there is no value. */
    record Err<T>(String message) implements Result<T> {}
}
