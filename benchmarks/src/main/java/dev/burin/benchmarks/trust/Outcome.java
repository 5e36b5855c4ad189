package dev.burin.benchmarks.trust;

import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.suite.Case;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/**
 * The outcome of asking a peer.
 *
 * @param value what it returned
 * @param thrown what it threw instead, or null
 * @param time the CPU time of its thread, so that a busy machine does not count against it
 * @param isGivenUp whether the run was abandoned before it ended
 */
record Outcome(Object value, Throwable thrown, Duration time, boolean isGivenUp) {
    private static final Duration LONGEST = Duration.ofSeconds(1);
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Asks the peer in this thread. */
    @SuppressWarnings("CatchThrowable") // Errors are among the outcomes to be found.
    static Outcome of(Peer peer, Case asked) {
        Object value = null;
        Throwable thrown = null;
        long start = THREADS.getCurrentThreadCpuTime();
        try {
            value = asked.call().on(peer);
        } catch (Throwable e) {
            thrown = e;
        }
        return new Outcome(value, thrown, Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start), false);
    }

    /** Returns whether it took a second or more. */
    boolean isTooLong() {
        return isGivenUp || time.compareTo(LONGEST) >= 0;
    }

    /** Returns the outcome of a run that was abandoned after some time. */
    static Outcome givenUpAfter(Duration time) {
        return new Outcome(null, null, time, true);
    }
}
