package dev.burin.benchmarks.model.canada;

/** The border of a {@link Feature}: rings of points, each point a longitude and a latitude. */
public final class Polygon {
    public String type;
    public double[][][] coordinates;
}
