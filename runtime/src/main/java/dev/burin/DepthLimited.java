package dev.burin;

import dev.burin.codegen.Nesting;

/** How deep a reader or writer is in its document, and how deep it may go: as its options say, and as the stack has room. */
abstract sealed class DepthLimited extends Pooled permits StructureReader, StructureWriter {
    JsonOptions options;

    /** Levels that may be open at once: those of the options, or fewer within a value with its own limit. */
    int maxDepth;

    int depth;

    /** Levels that may be open before {@link #checkDepth} is due. */
    int checkedDepth;

    private final StackRoom stack = new StackRoom();

    DepthLimited(JsonOptions options) {
        this.options = options;
        setMaxDepth(options.limits().maxDepth());
    }

    final void setMaxDepth(int levels) {
        maxDepth = levels;
        checkedDepth = stack.checkedDepth(levels);
    }

    /** Supposes no more than the usual room on the stack: the next caller may have less. */
    final void forgetStack() {
        checkedDepth = stack.forget(maxDepth);
    }

    /**
     * Looks at the limit and the stack, after a level was begun at {@code at} that {@link #checkedDepth} does not include.
     *
     * @throws JsonException if it is one too many
     * @throws StackOverflowError if the stack has no room for it
     */
    final void checkDepth(int at) {
        if (depth > maxDepth) {
            throw tooDeep(at);
        }
        checkedDepth = stack.ask(depth, maxDepth);
    }

    /** Returns the exception for a level that exceeds {@link #maxDepth}. */
    abstract JsonException tooDeep(int at);

    /** Called by generated code: how many levels of a value without a type are read or written by recursion. */
    public int recursiveLevels() {
        return Math.max(0, Nesting.MAX_CALLS - depth);
    }

    /** Called by generated code: what is begun from here on takes no stack, however deep it is. */
    public void beginHeapLevels() {
        checkedDepth = maxDepth;
    }

    /** Called by generated code: what is begun from here on takes stack again. */
    public void endHeapLevels() {
        checkedDepth = stack.checkedDepth(maxDepth);
    }
}
