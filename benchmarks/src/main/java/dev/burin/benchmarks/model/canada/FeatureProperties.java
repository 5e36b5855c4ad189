package dev.burin.benchmarks.model.canada;

import com.dslplatform.json.CompiledJson;

/** The name of a {@link Feature}. */
@CompiledJson
public final class FeatureProperties {
    public String name;
}
