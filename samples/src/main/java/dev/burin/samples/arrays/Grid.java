package dev.burin.samples.arrays;

import dev.burin.annotation.JsonCodec;

/** Arrays of objects, and arrays of arrays. */
@JsonCodec
public class Grid {
    /** Names, some of which may be {@code null}. */
    public String[] names;

    /** Rows of cells. */
    public int[][] cells;

    /** Layers of rows of boxed numbers. */
    public Long[][][] layers;

    /** An array of objects. */
    public Cell[] marked;

    /** A cell. */
    public record Cell(int row, int column) {}
}
