package dev.burin.benchmarks.model.canada;

import com.dslplatform.json.CompiledJson;
import dev.burin.annotation.JsonCodec;
import java.io.Serializable;
import java.util.List;

/** The root of canada.json: a GeoJSON feature collection. */
@JsonCodec
@CompiledJson
public final class FeatureCollection implements Serializable {
    public String type;
    public List<Feature> features;
}
