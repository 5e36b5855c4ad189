package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonInclude;
import java.io.Serializable;
import java.util.List;

/** What the text of a {@link Status} mentions. */
@CompiledJson
public final class StatusEntities implements Serializable {
    public List<Hashtag> hashtags;
    public List<Hashtag> symbols;
    public List<Url> urls;
    public List<UserMention> user_mentions;

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @com.fasterxml.jackson.annotation.JsonInclude(com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL)
    public List<Media> media;
}
