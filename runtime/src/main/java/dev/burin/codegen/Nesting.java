package dev.burin.codegen;

/**
 * How deep values without a type are read and written: the outer levels by calls, which is fastest, what is deeper without, for
 * whoever reads may have little stack.
 */
public final class Nesting {
    /** So many levels are called: more than most documents have, for some ten kilobytes of stack. */
    public static final int MAX_CALLS = 32;

    private Nesting() {}

    /** Does a value that begins with this byte hold others? */
    public static boolean begins(int first) {
        return first == '{' || first == '[';
    }
}
