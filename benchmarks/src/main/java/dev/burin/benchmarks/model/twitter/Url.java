package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** A link, and its position. */
@CompiledJson
public final class Url implements Serializable {
    public String url;
    public String expanded_url;
    public String display_url;
    public int[] indices;
}
