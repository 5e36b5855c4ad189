package dev.burin.samples.any;

import dev.burin.annotation.JsonAny;
import dev.burin.annotation.JsonCodec;
import java.util.Map;

/** A message of which only two members matter here; the others are passed on unchanged. */
@JsonCodec
public record Envelope(String type, int version, @JsonAny Map<String, Object> others) {}
