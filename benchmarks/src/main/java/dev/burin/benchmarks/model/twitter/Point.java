package dev.burin.benchmarks.model.twitter;

import com.dslplatform.json.CompiledJson;

/** A point on the globe; absent from this document. */
@CompiledJson
public final class Point {
    public String type;
    public double[] coordinates;
}
