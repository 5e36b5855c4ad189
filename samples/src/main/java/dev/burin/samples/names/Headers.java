package dev.burin.samples.names;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;

/** Headers, whose names different senders write in different case. */
@JsonCodec(caseInsensitive = true)
public record Headers(
        String host, @JsonProperty("Content-Type") String contentType) {}
