package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;
import java.io.Serializable;

/** A point on the globe; absent from this document. */
@CompiledJson
public final class Point implements Serializable {
    public String type;
    public double[] coordinates;
}
