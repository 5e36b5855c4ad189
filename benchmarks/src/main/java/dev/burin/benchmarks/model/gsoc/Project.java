package dev.burin.benchmarks.model.gsoc;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;

/** One value of gsoc-2018.json: a student's project. The keys of the document are the project numbers. */
@JsonCodec
public final class Project {
    @JsonProperty("@context")
    @com.fasterxml.jackson.annotation.JsonProperty("@context")
    public String context;

    @JsonProperty("@type")
    @com.fasterxml.jackson.annotation.JsonProperty("@type")
    public String type;

    public String name;
    public String description;
    public Sponsor sponsor;
    public Author author;
}
