package dev.burin.reference;

import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/** Runs what needs to know how much stack it has. */
public final class OwnThread {
    /** Enough for a type that contains itself at the limit of levels: two calls for each, interpreted. */
    public static final int RECURSION_BYTES = 1 << 19;

    private OwnThread() {}

    /** Runs a task on a thread of its own, and returns its result. */
    public static <T> T run(int stackBytes, Callable<T> task) throws Exception {
        FutureTask<T> result = new FutureTask<>(task);
        Thread thread = new Thread(null, result, "stack of " + stackBytes, stackBytes);
        thread.start();
        return result.get();
    }
}
