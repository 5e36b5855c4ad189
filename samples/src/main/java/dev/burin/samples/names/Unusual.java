package dev.burin.samples.names;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;

/** JSON names that are not valid Java names, and Java names that the generated code itself uses. */
@JsonCodec
public record Unusual(
        @JsonProperty("größe in \"mm\"") int size,
        String in,
        @JsonProperty("@id") String out,

        @JsonProperty("a very long name, longer than any word that a processor compares at once")
        boolean at,

        String value,
        int seen,
        int next,
        int found) {}
