package dev.burin.benchmarks.model.twitter;

/** A user who is mentioned, and where. */
public final class UserMention {
    public String screen_name;
    public String name;
    public long id;
    public String id_str;
    public int[] indices;
}
