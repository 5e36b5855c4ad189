package dev.burin.benchmarks.model.github;

/** A milestone of an {@link Issue}. */
public final class Milestone {
    public String url;
    public int number;
    public String title;
}
