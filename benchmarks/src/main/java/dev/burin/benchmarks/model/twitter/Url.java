package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;

/** A link, and where it stands. */
@CompiledJson
public final class Url {
    public String url;
    public String expanded_url;
    public String display_url;
    public int[] indices;
}
