package dev.burin.benchmarks.model.article;

import com.dslplatform.json.CompiledJson;

/** One element of {@link ObjectList10}. */
@CompiledJson
public final class SmallObject {
    public int id;
    public String name;
    public boolean active;
}
