package dev.burin.benchmarks.model.gsoc;

import dev.burin.annotation.JsonProperty;

/** The organisation that a {@link Project} was for. */
public final class Sponsor {
    @JsonProperty("@type")
    @com.fasterxml.jackson.annotation.JsonProperty("@type")
    public String type;

    public String name;
    public String disambiguatingDescription;
    public String description;
    public String url;
    public String logo;
}
