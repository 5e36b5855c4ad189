package dev.burin.benchmarks.model.canada;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** The border of a {@link Feature}: rings of points, each point a longitude and a latitude. */
@CompiledJson
public final class Polygon implements Serializable {
    public String type;
    public double[][][] coordinates;
}
