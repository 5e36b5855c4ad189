package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import dev.burin.annotation.JsonCodec;
import dev.burin.annotation.JsonInclude;
import dev.burin.annotation.JsonProperty;
import java.io.Serializable;

/** Something that happened on GitHub; {@link #type} determines which members of the payload are present. */
@JsonCodec
@CompiledJson
public final class GithubEvent implements Serializable {
    public String type;
    public String created_at;
    public Account actor;
    public Repository repo;

    @JsonProperty("public")
    @com.fasterxml.jackson.annotation.JsonProperty("public")
    @JsonAttribute(name = "public")
    @io.github.wycst.wast.json.annotations.JsonProperty(name = "public")
    @com.squareup.moshi.Json(name = "public")
    public boolean isPublic;

    public Payload payload;
    public String id;

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @com.fasterxml.jackson.annotation.JsonInclude(com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL)
    public Account org;
}
