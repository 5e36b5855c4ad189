package dev.burin.benchmarks.model.github;

/** A label of an {@link Issue}. */
public final class Label {
    public String url;
    public String name;
    public String color;
}
