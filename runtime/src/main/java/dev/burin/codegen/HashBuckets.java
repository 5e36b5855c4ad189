package dev.burin.codegen;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Counts elements by some bits of their hash codes: at least as many as there are with the same hash code. */
final class HashBuckets {
    private static final int BITS = 6;

    /** 2<sup>32</sup> divided by the golden ratio, which spreads numbers that follow one another. */
    private static final int SPREAD = 0x9E3779B9;

    private final int[] counts = new int[1 << BITS];

    /** Counts an element, and returns how many have been counted where it belongs. */
    int add(@Nullable Object element) {
        int spread = Objects.hashCode(element) * SPREAD;
        return ++counts[spread >>> (Integer.SIZE - BITS)];
    }
}
