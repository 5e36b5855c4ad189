package dev.burin.benchmarks.model.twitter;

/** A link, and where it stands. */
public final class Url {
    public String url;
    public String expanded_url;
    public String display_url;
    public int[] indices;
}
