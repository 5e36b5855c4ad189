package dev.burin.nightly;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.LongStream;

/** A check that is tried with every number of a range, on all processors. */
final class Trial {
    private static final long CHUNK = 1 << 20;
    private static final int REPORTS = 20;
    private static final double NANOS_PER_SECOND = 1e9;

    private final String what;
    private final long count;
    private final long start = System.nanoTime();
    private final AtomicLong done = new AtomicLong();

    private Trial(String what, long count) {
        this.what = what;
        this.count = count;
    }

    /**
     * Tries the numbers from 0 to {@code count - 1}, and reports its progress.
     *
     * @param newAttempt creates a consumer that tries one number and throws if it deviates; each is used by one thread
     */
    static void run(String what, long count, Supplier<LongConsumer> newAttempt) {
        Trial trial = new Trial(what, count);
        LongStream.range(0, (count + CHUNK - 1) / CHUNK)
                .parallel()
                .forEach(chunk -> trial.run(chunk * CHUNK, newAttempt.get()));
        System.out.printf(
                Locale.ROOT,
                "%s: %,d tried, no deviation, %.0f s, %d processors, Java %s%n",
                what,
                count,
                trial.seconds(),
                Runtime.getRuntime().availableProcessors(),
                Runtime.version());
    }

    private void run(long from, LongConsumer attempt) {
        long to = Math.min(count, from + CHUNK);
        for (long number = from; number < to; number++) {
            attempt.accept(number);
        }
        long before = done.getAndAdd(to - from);
        if (before * REPORTS / count != (before + to - from) * REPORTS / count) {
            System.out.printf(
                    Locale.ROOT, "%s: %d %% in %.0f s%n", what, (before + to - from) * 100 / count, seconds());
        }
    }

    private double seconds() {
        return (System.nanoTime() - start) / NANOS_PER_SECOND;
    }

    /** Returns the first argument, or {@code otherwise} if there is none. */
    static long count(String[] args, long otherwise) {
        return args.length == 0 ? otherwise : Long.parseLong(args[0]);
    }
}
