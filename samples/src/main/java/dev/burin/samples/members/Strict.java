package dev.burin.samples.members;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonCodec.Unknown;

/** A type that rejects unknown members. */
@JsonCodec(unknown = Unknown.FAIL)
public record Strict(int width, int height) {}
