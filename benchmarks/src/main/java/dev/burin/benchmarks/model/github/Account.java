package dev.burin.benchmarks.model.github;

/** The short form of a user or an organisation. */
public final class Account {
    public String gravatar_id;
    public String login;
    public String avatar_url;
    public String url;
    public int id;
}
