package dev.burin.benchmarks.model.everyday;

import dev.burin.annotation.JsonCodec;

/** A matrix of integers. */
@JsonCodec
public final class Grid {
    public int[][] rows;
}
