package dev.burin.samples.arrays;

import dev.burin.annotation.JsonCodec;

/** Arrays of objects, and arrays of arrays. */
@JsonCodec
public class Grid {
    /** Names, {@code null} among them. */
    public String[] names;

    /** Rows of cells. */
    public int[][] cells;

    /** Layers of rows of boxed numbers. */
    public Long[][][] layers;

    /** Objects. */
    public Cell[] marked;

    /** A cell. */
    public record Cell(int row, int column) {}
}
