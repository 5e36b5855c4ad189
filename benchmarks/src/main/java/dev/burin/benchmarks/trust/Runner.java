package dev.burin.benchmarks.trust;

import dev.burin.benchmarks.trust.peer.Peer;
import dev.burin.benchmarks.trust.suite.Case;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Asks a peer one case after another, in a thread with a stack of 1 MB. A case that takes too long is abandoned: its
 * thread ends as soon as the call returns, and another thread continues with the next case.
 */
final class Runner {
    private static final long STACK_BYTES = 1 << 20;
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

    /** The limit of elapsed time as a multiple of that of CPU time, because a thread that waits takes no CPU time. */
    private static final int TIMES_BY_THE_CLOCK = 10;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Peer peer;
    private final List<Case> cases;
    private final Duration patience;
    private final BiConsumer<Case, Outcome> report;

    /** Prepares a run that passes every outcome to {@code report}, one at a time. */
    Runner(Peer peer, List<Case> cases, Duration patience, BiConsumer<Case, Outcome> report) {
        this.peer = peer;
        this.cases = cases;
        this.patience = patience;
        this.report = report;
    }

    /** Asks all cases. */
    void run() {
        int next = 0;
        while (next < cases.size()) {
            Worker worker = new Worker(next);
            Thread thread = new Thread(null, worker, "trust " + peer.title(), STACK_BYTES);
            thread.setDaemon(true);
            thread.start();
            next = worker.await(thread);
        }
    }

    /** Runs the cases until there are no more, or until it is abandoned. */
    private final class Worker implements Runnable {
        private int at;
        private long startOfCase;
        private long processorAtStart;
        private boolean isGivenUp;

        Worker(int first) {
            at = first;
            startOfCase = System.nanoTime();
        }

        @Override
        public void run() {
            restart();
            boolean goesOn = true;
            for (int i = at; goesOn && i < cases.size(); i++) {
                goesOn = finish(outcome(cases.get(i)));
            }
        }

        /**
         * Asks a second time if the first time took too long: the peer is not to blame for a busy machine or for code that is
         * not yet compiled.
         */
        private Outcome outcome(Case asked) {
            Outcome first = Outcome.of(peer, asked);
            if (!first.isTooLong()) {
                return first;
            }
            restart();
            return Outcome.of(peer, asked);
        }

        private synchronized void restart() {
            startOfCase = System.nanoTime();
            processorAtStart = THREADS.getCurrentThreadCpuTime();
        }

        /** Returns whether the case took too much CPU time, or far too much elapsed time; the machine may be busy. */
        private boolean takesTooLong(Thread thread) {
            return THREADS.getThreadCpuTime(thread.getId()) - processorAtStart > patience.toNanos()
                    || System.nanoTime() - startOfCase > TIMES_BY_THE_CLOCK * patience.toNanos();
        }

        /** Reports an outcome, unless the worker was abandoned; returns whether to continue. */
        private synchronized boolean finish(Outcome outcome) {
            if (isGivenUp) {
                return false;
            }
            report.accept(cases.get(at), outcome);
            at++;
            restart();
            return true;
        }

        /** Waits for the end, or for a case that takes too long; returns the index of the case to continue with. */
        private int await(Thread thread) {
            while (true) {
                try {
                    thread.join(BETWEEN_LOOKS.toMillis());
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                synchronized (this) {
                    if (at == cases.size()) {
                        return at;
                    }
                    if (!thread.isAlive()) {
                        throw new IllegalStateException("Died of " + cases.get(at));
                    }
                    if (takesTooLong(thread)) {
                        isGivenUp = true;
                        report.accept(cases.get(at), Outcome.givenUpAfter(patience));
                        return at + 1;
                    }
                }
            }
        }
    }
}
