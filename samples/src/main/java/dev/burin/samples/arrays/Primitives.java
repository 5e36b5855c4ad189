package dev.burin.samples.arrays;

import dev.burin.annotation.JsonCodec;

/** One array for each primitive type. */
@JsonCodec
public class Primitives {
    /** Written as an array of booleans. */
    public boolean[] booleans;

    /** Written as base64. */
    public byte[] bytes;

    /** Written as an array of integers. */
    public short[] shorts;

    /** Written as an array of integers. */
    public int[] ints;

    /** Written as an array of integers. */
    public long[] longs;

    /** Written as an array of one-character strings. */
    public char[] chars;

    /** Written as an array of numbers. */
    public float[] floats;

    /** Written as an array of numbers. */
    public double[] doubles;
}
