package dev.burin.benchmarks.model.canada;

import com.dslplatform.json.CompiledJson;

/** A named shape. */
@CompiledJson
public final class Feature {
    public String type;
    public FeatureProperties properties;
    public Polygon geometry;
}
