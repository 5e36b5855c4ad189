package dev.burin.benchmarks.allocation;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/** Counts the bytes that a call allocates. */
final class AllocationMeter {
    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final long SECONDS_TO_WARM_UP = 60;
    private static final long NANOSECONDS_PER_ROUND = TimeUnit.MILLISECONDS.toNanos(20);

    /** Receives the results, so that the compiler cannot eliminate them. */
    static volatile Object sink;

    private AllocationMeter() {}

    /** The call that is measured. */
    @FunctionalInterface
    interface Call {
        Object run() throws IOException;
    }

    /**
     * Returns the bytes per call in the steady state: those of the first round of calls that allocates at most {@code most}
     * per call, or else, after a long warm-up, the least of any round. Calls allocate temporary objects until the compiler
     * has eliminated them.
     */
    static double perCall(Call call, long most) throws IOException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_TO_WARM_UP);
        int calls = 1;
        double least = Double.MAX_VALUE;
        while (least > most && System.nanoTime() < deadline) {
            long start = System.nanoTime();
            least = Math.min(least, (double) bytes(call, calls) / calls);
            if (System.nanoTime() - start < NANOSECONDS_PER_ROUND) {
                calls *= 2;
            }
        }
        return least;
    }

    private static long bytes(Call call, int calls) throws IOException {
        long before = THREAD.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < calls; i++) {
            sink = call.run();
        }
        return THREAD.getCurrentThreadAllocatedBytes() - before;
    }
}
