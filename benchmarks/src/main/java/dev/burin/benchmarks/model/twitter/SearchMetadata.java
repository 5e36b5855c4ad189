package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** How a {@link SearchResult} was found and where it continues. */
@CompiledJson
public final class SearchMetadata implements Serializable {
    public double completed_in;
    public long max_id;
    public String max_id_str;
    public String next_results;
    public String query;
    public String refresh_url;
    public int count;
    public long since_id;
    public String since_id_str;
}
