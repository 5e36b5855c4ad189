package dev.burin.benchmarks.model.twitter;

/** The sizes in which a picture exists. */
public final class MediaSizes {
    public MediaSize medium;
    public MediaSize small;
    public MediaSize thumb;
    public MediaSize large;
}
