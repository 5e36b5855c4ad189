package dev.burin.benchmarks.model.github;

/** The short form of a repository. */
public final class Repository {
    public String url;
    public int id;
    public String name;
}
