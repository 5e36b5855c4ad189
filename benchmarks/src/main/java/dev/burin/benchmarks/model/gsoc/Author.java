package dev.burin.benchmarks.model.gsoc;

import dev.burin.annotation.JsonProperty;

/** The student. */
public final class Author {
    @JsonProperty("@type")
    @com.fasterxml.jackson.annotation.JsonProperty("@type")
    public String type;

    public String name;
}
