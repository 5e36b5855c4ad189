package dev.burin.benchmarks.model.github;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** The short form of a repository. */
@CompiledJson
public final class Repository implements Serializable {
    public String url;
    public int id;
    public String name;
}
