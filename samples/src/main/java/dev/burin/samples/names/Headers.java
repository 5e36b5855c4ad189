package dev.burin.samples.names;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;

/** Headers whose names everybody writes in a different case. */
@JsonCodec(caseInsensitive = true)
public record Headers(
        String host, @JsonProperty("Content-Type") String contentType) {}
