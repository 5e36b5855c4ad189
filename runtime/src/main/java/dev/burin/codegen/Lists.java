package dev.burin.codegen;

import java.util.ConcurrentModificationException;

/** Checks of lists that generated code writes by index. */
public final class Lists {
    private Lists() {}

    /**
     * Rejects a list that was changed while it was written.
     *
     * @param before its size before the first element was written
     * @param after its size after the last one
     * @throws ConcurrentModificationException if they differ
     */
    public static void requireSameSize(int before, int after) {
        if (before != after) {
            throw changed(before, after);
        }
    }

    private static ConcurrentModificationException changed(int before, int after) {
        return new ConcurrentModificationException(
                "A list of " + before + " elements had " + after
                        + " when the last was written: an element's getter or codec, or another thread, changed it. Write a copy of the list");
    }
}
