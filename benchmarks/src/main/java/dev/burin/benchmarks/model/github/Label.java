package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** A label of an {@link Issue}. */
@CompiledJson
public final class Label implements Serializable {
    public String url;
    public String name;
    public String color;
}
