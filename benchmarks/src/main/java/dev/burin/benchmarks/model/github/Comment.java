package dev.burin.benchmarks.model.github;

/** A comment on an {@link Issue}. */
public final class Comment {
    public User user;
    public String url;
    public String issue_url;
    public String created_at;
    public String body;
    public String updated_at;
    public int id;
}
