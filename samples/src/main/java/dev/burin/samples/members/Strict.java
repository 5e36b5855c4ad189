package dev.burin.samples.members;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonCodec.Unknown;

/** A type that rejects members it does not know. */
@JsonCodec(unknown = Unknown.FAIL)
public record Strict(int width, int height) {}
