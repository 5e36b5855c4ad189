package dev.burin.benchmarks.model.article;

/** One element of {@link ObjectList10}. */
public final class SmallObject {
    public int id;
    public String name;
    public boolean active;
}
