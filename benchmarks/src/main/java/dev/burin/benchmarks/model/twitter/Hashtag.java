package dev.burin.benchmarks.model.twitter;

/** A hashtag or a symbol, and where it stands. */
public final class Hashtag {
    public String text;
    public int[] indices;
}
