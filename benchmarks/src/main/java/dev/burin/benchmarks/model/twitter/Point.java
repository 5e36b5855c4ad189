package dev.burin.benchmarks.model.twitter;

/** A point on the globe; absent from this document. */
public final class Point {
    public String type;
    public double[] coordinates;
}
