package dev.burin.benchmarks.model.github;

/** A commit of a push. */
public final class Commit {
    public String url;
    public String message;
    public boolean distinct;
    public String sha;
    public Author author;
}
