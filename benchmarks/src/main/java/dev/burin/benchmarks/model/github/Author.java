package dev.burin.benchmarks.model.github;

/** Who wrote a {@link Commit}. */
public final class Author {
    public String email;
    public String name;
}
