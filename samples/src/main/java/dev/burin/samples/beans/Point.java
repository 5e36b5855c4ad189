package dev.burin.samples.beans;

import dev.burin.annotation.JsonCodec;

/** A point with public fields. */
@JsonCodec
public class Point {
    /** Distance from the left. */
    public double x;

    /** Distance from the top. */
    public double y;

    /** What to call it. */
    public String label = "unnamed";
}
