package dev.burin.benchmarks.model.gsoc;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import dev.burin.annotation.JsonProperty;
import java.io.Serializable;

/** The student. */
@CompiledJson
public final class Author implements Serializable {
    @JsonProperty("@type")
    @com.fasterxml.jackson.annotation.JsonProperty("@type")
    @JsonAttribute(name = "@type")
    @io.github.wycst.wast.json.annotations.JsonProperty(name = "@type")
    @com.squareup.moshi.Json(name = "@type")
    public String type;

    public String name;
}
