package dev.burin.codegen;

import java.util.Arrays;

/**
 * Arrays that a reader fills with elements before their number is known, and then copies from: scratch memory that one reader
 * owns and reuses.
 *
 * <p>One per kind is enough, because no array begins inside an array of primitives. Memory grown for a long array is not kept.
 */
public final class ArrayScratch {
    /** The longest array that is kept from one use to the next, in elements. */
    public static final int MAX_KEPT_LENGTH = 1 << 12;

    private static final int FIRST_LENGTH = 1 << 5;

    private int[] ints = {};
    private long[] longs = {};
    private float[] floats = {};
    private double[] doubles = {};

    /** Creates a scratch without memory. */
    public ArrayScratch() {}

    /** Returns an array to fill with {@code int} elements, or smaller ones; it may be shorter than needed, even empty. */
    public int[] ints() {
        return ints;
    }

    /** Returns an array twice as long as {@code full} that begins like it, and keeps it unless it is large. */
    public int[] grown(int[] full) {
        int[] grown = Arrays.copyOf(full, grownLength(full.length));
        if (grown.length <= MAX_KEPT_LENGTH) {
            ints = grown;
        }
        return grown;
    }

    /** Returns an array to fill with {@code long} elements; it may be shorter than needed, even empty. */
    public long[] longs() {
        return longs;
    }

    /** Returns an array twice as long as {@code full} that begins like it, and keeps it unless it is large. */
    public long[] grown(long[] full) {
        long[] grown = Arrays.copyOf(full, grownLength(full.length));
        if (grown.length <= MAX_KEPT_LENGTH) {
            longs = grown;
        }
        return grown;
    }

    /** Returns an array to fill with {@code float} elements; it may be shorter than needed, even empty. */
    public float[] floats() {
        return floats;
    }

    /** Returns an array twice as long as {@code full} that begins like it, and keeps it unless it is large. */
    public float[] grown(float[] full) {
        float[] grown = Arrays.copyOf(full, grownLength(full.length));
        if (grown.length <= MAX_KEPT_LENGTH) {
            floats = grown;
        }
        return grown;
    }

    /** Returns an array to fill with {@code double} elements; it may be shorter than needed, even empty. */
    public double[] doubles() {
        return doubles;
    }

    /** Returns an array twice as long as {@code full} that begins like it, and keeps it unless it is large. */
    public double[] grown(double[] full) {
        double[] grown = Arrays.copyOf(full, grownLength(full.length));
        if (grown.length <= MAX_KEPT_LENGTH) {
            doubles = grown;
        }
        return grown;
    }

    private static int grownLength(int length) {
        return length == 0 ? FIRST_LENGTH : Math.multiplyExact(length, 2);
    }
}
