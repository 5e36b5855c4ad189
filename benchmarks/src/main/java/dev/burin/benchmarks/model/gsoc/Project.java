package dev.burin.benchmarks.model.gsoc;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonProperty;
import java.io.Serializable;

/** One value of gsoc-2018.json: a student's project. The keys of the document are the project numbers. */
@JsonCodec
@CompiledJson
public final class Project implements Serializable {
    @JsonProperty("@context")
    @com.fasterxml.jackson.annotation.JsonProperty("@context")
    @JsonAttribute(name = "@context")
    @io.github.wycst.wast.json.annotations.JsonProperty(name = "@context")
    @com.squareup.moshi.Json(name = "@context")
    public String context;

    @JsonProperty("@type")
    @com.fasterxml.jackson.annotation.JsonProperty("@type")
    @JsonAttribute(name = "@type")
    @io.github.wycst.wast.json.annotations.JsonProperty(name = "@type")
    @com.squareup.moshi.Json(name = "@type")
    public String type;

    public String name;
    public String description;
    public Sponsor sponsor;
    public Author author;
}
