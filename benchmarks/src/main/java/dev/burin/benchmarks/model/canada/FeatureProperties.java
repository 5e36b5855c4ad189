package dev.burin.benchmarks.model.canada;

/** The name of a {@link Feature}. */
public final class FeatureProperties {
    public String name;
}
