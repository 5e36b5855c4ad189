package dev.burin.samples.positional;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;
import java.time.Instant;

/** The movement of a price within a minute: thousands are sent, so names would be most of the document. */
@JsonCodec(shape = JsonCodec.Shape.ARRAY)
public record Candle(
        @JsonProperty(required = true) Instant from,
        @JsonProperty(required = true) double open,
        @JsonProperty(required = true) double close,
        long volume) {}
