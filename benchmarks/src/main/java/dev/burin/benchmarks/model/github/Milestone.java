package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** A milestone of an {@link Issue}. */
@CompiledJson
public final class Milestone implements Serializable {
    public String url;
    public int number;
    public String title;
}
