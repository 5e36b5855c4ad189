package dev.burin.benchmarks.model.canada;

import com.dslplatform.json.CompiledJson;

/** The border of a {@link Feature}: rings of points, each point a longitude and a latitude. */
@CompiledJson
public final class Polygon {
    public String type;
    public double[][][] coordinates;
}
