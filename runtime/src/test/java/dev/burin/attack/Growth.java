package dev.burin.attack;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Optional;

/**
 * How the time that an attack takes grows with its length, and how long it is: measured in CPU time of this thread, so
 * that other programs, the compiler and the garbage collector hardly count. Noise only adds to it, so the best of
 * several attempts is compared.
 *
 * <p>The last step, from 100 kB to 1 MB, decides: a quadratic part shows there first. If that step is too steep, one
 * more, to 4 MB, follows and decides instead. A threshold, such as the size of a cache or of what a reader keeps for
 * the next document, affects only one step, but quadratic growth gets steeper: n + n²/10⁶ takes 1.8 times as long per
 * byte of 1 MB as per byte of 100 kB, and 2.5 times as long again per byte of 4 MB.
 */
final class Growth {
    private static final int SMALL_BYTES = 100_000;
    private static final int LARGE_BYTES = 1_000_000;
    private static final int HUGE_BYTES = 4_000_000;

    /** One second for a megabyte, whatever the document is. */
    private static final long MAX_NANOS_PER_BYTE = 1_000;

    /** A reading that takes less for a megabyte has hardly read it. */
    private static final long NEGLIGIBLE_NANOS = 100_000;

    /** How long a step is repeated if another one may follow. */
    private static final long HURRIED_NANOS = 500_000_000;

    /** Attempts that are made however long they take. */
    private static final int MIN_ATTEMPTS = 2;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Attack attack;
    private final long maxNanos;
    private final byte[] small;
    private final byte[] large;

    /**
     * Creates the documents of an attack.
     *
     * @param maxNanos how long the last step is repeated
     */
    Growth(Attack attack, long maxNanos) {
        this.attack = attack;
        this.maxNanos = maxNanos;
        small = attack.document(SMALL_BYTES);
        large = attack.document(LARGE_BYTES);
    }

    /** Returns what takes too long, if anything does. */
    Optional<String> deviation(Reading reading) {
        Step step = step(reading, small, large, Math.min(HURRIED_NANOS, maxNanos));
        if (step.isTooSteep() && !step.isTooSlow()) {
            step = step(reading, large, attack.document(HUGE_BYTES), maxNanos);
        }
        return step.isTooSteep() || step.isTooSlow() ? Optional.of(reading + ": " + step) : Optional.empty();
    }

    /** Reads both documents until they are fast enough or the time is up. */
    private Step step(Reading reading, byte[] shorter, byte[] longer, long nanos) {
        Step step = new Step(reading, shorter, longer, attack.maxTimeFactor());
        long start = THREADS.getCurrentThreadCpuTime();
        int attempts = 0;
        do {
            step.attempt();
            attempts++;
        } while ((step.isTooSteep() || step.isTooSlow())
                && (attempts < MIN_ATTEMPTS || THREADS.getCurrentThreadCpuTime() - start < nanos));
        return step;
    }

    /** Two documents, and the least time that each of them has taken so far. */
    private static final class Step {
        private final Reading reading;
        private final byte[] shorter;
        private final byte[] longer;
        private final double maxTimeFactor;
        private long shorterNanos = Long.MAX_VALUE;
        private long longerNanos = Long.MAX_VALUE;

        Step(Reading reading, byte[] shorter, byte[] longer, double maxTimeFactor) {
            this.reading = reading;
            this.shorter = shorter;
            this.longer = longer;
            this.maxTimeFactor = maxTimeFactor;
        }

        /**
         * Reads equally many bytes of both, the longer document first: if the code is not compiled yet, that one takes
         * longer.
         */
        void attempt() {
            longerNanos = Math.min(longerNanos, nanos(longer));
            for (int i = 0; i < longer.length / shorter.length && !isDecided(); i++) {
                shorterNanos = Math.min(shorterNanos, nanos(shorter));
            }
        }

        private long nanos(byte[] document) {
            long start = THREADS.getCurrentThreadCpuTime();
            GrowthTest.read(reading, document);
            return THREADS.getCurrentThreadCpuTime() - start;
        }

        /** Returns whether the longer document alone decides. */
        private boolean isDecided() {
            return longerNanos < NEGLIGIBLE_NANOS || isTooSlow();
        }

        boolean isTooSteep() {
            return !isDecided() && factor() >= maxTimeFactor;
        }

        boolean isTooSlow() {
            return longerNanos > longer.length * MAX_NANOS_PER_BYTE;
        }

        /** Returns how many times as long ten times the length would take if the time per byte grew as it does here. */
        private double factor() {
            return 10.0 * longerNanos / longer.length * shorter.length / shorterNanos;
        }

        @Override
        public String toString() {
            return isTooSlow()
                    ? "%d ms for %d bytes".formatted(longerNanos / 1_000_000, longer.length)
                    : "%.1f times as long for ten times the length, at %d bytes".formatted(factor(), longer.length);
        }
    }
}
