package dev.burin.codegen;

/**
 * How nested values without a type are read and written: the outer levels recursively, which is fastest, deeper ones without
 * recursion, as the thread may have little stack.
 */
public final class Nesting {
    /** Levels that are read and written recursively: more than most documents have, for some ten kilobytes of stack. */
    public static final int MAX_CALLS = 32;

    private Nesting() {}

    /** Does a value that begins with this byte contain others? */
    public static boolean begins(int first) {
        return first == '{' || first == '[';
    }
}
