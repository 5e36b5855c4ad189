package dev.burin.benchmarks.model.github;

import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonInclude;
import dev.burin.annotation.JsonProperty;

/** Something that happened on GitHub; {@link #type} says which members of the payload are there. */
@JsonCodec
public final class Event {
    public String type;
    public String created_at;
    public Account actor;
    public Repository repo;

    @JsonProperty("public")
    @com.fasterxml.jackson.annotation.JsonProperty("public")
    public boolean isPublic;

    public Payload payload;
    public String id;

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @com.fasterxml.jackson.annotation.JsonInclude(com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL)
    public Account org;
}
