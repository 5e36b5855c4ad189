package dev.burin.samples.documents;

import dev.burin.annotation.JsonCodec;

/** A note. */
@JsonCodec
public record Note(int id, String text) {}
