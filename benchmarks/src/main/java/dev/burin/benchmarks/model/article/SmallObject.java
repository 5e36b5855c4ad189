package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** One element of {@link ObjectList10}. */
@CompiledJson
public final class SmallObject implements Serializable {
    public int id;
    public String name;
    public boolean active;
}
