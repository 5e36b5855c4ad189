package dev.burin.samples.generics;

import dev.burin.annotation.JsonCodec;

/** A sealed type whose subtypes have its type variable. */
@JsonCodec
public sealed interface Result<T> {
    /** What was asked for. */
    record Ok<T>(T value) implements Result<T> {}

    /** Why not. */
    record Err<T>(String message) implements Result<T> {}
}
