package dev.burin.samples.beans;

import dev.burin.annotation.JsonCodec;

/** A point with public fields. */
@JsonCodec
public class Point {
    /** Distance from the left. */
    public double x;

    /** Distance from the top. */
    public double y;

    /** The label. */
    public String label = "unnamed";
}
