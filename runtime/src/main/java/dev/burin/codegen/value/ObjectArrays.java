package dev.burin.codegen.value;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Arrays of objects that are filled before the number of elements is known.
 *
 * <p>Why not a list: it costs one to two nanoseconds more per element (docs/performance/allocation.md).
 */
public final class ObjectArrays {
    /** The same as for lists of the JDK: most arrays have fewer elements. */
    private static final int FIRST_LENGTH = 10;

    private ObjectArrays() {}

    /**
     * Returns an array that begins with the elements of {@code full} and has room for as many again.
     *
     * @param full an array, all of whose elements are set; at most 2^30, more than fit into a document
     */
    public static <T extends @Nullable Object> T[] grown(T[] full) {
        int length = full.length;
        return Arrays.copyOf(full, length == 0 ? FIRST_LENGTH : 2 * length);
    }

    /** Returns the array of the first {@code length} elements; {@code elements} itself if there are no others. */
    public static <T extends @Nullable Object> T[] first(T[] elements, int length) {
        return length == elements.length ? elements : Arrays.copyOf(elements, length);
    }
}
