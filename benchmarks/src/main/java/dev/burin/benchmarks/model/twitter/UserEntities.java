package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonInclude;
import java.io.Serializable;

/** The links in a {@link User}'s description and URL. */
@CompiledJson
public final class UserEntities implements Serializable {
    public EntityUrls description;

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @com.fasterxml.jackson.annotation.JsonInclude(com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL)
    public EntityUrls url;
}
