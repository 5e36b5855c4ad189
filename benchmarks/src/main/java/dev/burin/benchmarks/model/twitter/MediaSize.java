package dev.burin.benchmarks.model.twitter;

/** One size of a picture. */
public final class MediaSize {
    public int w;
    public int h;
    public String resize;
}
