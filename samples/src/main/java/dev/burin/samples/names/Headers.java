package dev.burin.samples.names;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;

/** What was sent along, under names that everybody spells in another case. */
@JsonCodec(caseInsensitive = true)
public record Headers(
        String host, @JsonProperty("Content-Type") String contentType) {}
