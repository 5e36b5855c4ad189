package dev.burin.benchmarks.model.canada;

/** A named shape. */
public final class Feature {
    public String type;
    public FeatureProperties properties;
    public Polygon geometry;
}
