package dev.burin.benchmarks.model.canada;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** A named shape. */
@CompiledJson
public final class Feature implements Serializable {
    public String type;
    public FeatureProperties properties;
    public Polygon geometry;
}
