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

    /** Where results go, so that the compiler cannot do without them. */
    static volatile Object sink;

    private AllocationMeter() {}

    /** What is measured. */
    @FunctionalInterface
    interface Call {
        Object run() throws IOException;
    }

    /**
     * Returns the bytes of one call in the steady state: what a round of calls allocates as soon as that is as little as it
     * should be, or else, after a long warm-up, the least of any round. Until the compiler has removed them, calls
     * allocate temporary objects.
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
