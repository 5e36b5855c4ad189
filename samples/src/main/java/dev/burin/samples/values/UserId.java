package dev.burin.samples.values;

import dev.burin.annotation.JsonValue;

/** A number with a name: {@code 17}, not <code>{"number":17}</code>. */
public record UserId(@JsonValue long number) {}
