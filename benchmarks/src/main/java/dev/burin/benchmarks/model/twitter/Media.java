package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonInclude;
import java.io.Serializable;

/** A picture of a {@link Status}. */
@CompiledJson
public final class Media implements Serializable {
    public long id;
    public String id_str;
    public int[] indices;
    public String media_url;
    public String media_url_https;
    public String url;
    public String display_url;
    public String expanded_url;
    public String type;
    public MediaSizes sizes;

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @com.fasterxml.jackson.annotation.JsonInclude(com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL)
    public Long source_status_id;

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @com.fasterxml.jackson.annotation.JsonInclude(com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL)
    public String source_status_id_str;
}
