package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;
import java.util.List;

/** The root of twitter.json: the response to a search for statuses. */
@JsonCodec
@CompiledJson
public final class SearchResult implements Serializable {
    public List<Status> statuses;
    public SearchMetadata search_metadata;
}
