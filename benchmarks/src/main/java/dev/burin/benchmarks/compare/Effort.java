package dev.burin.benchmarks.compare;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How long is measured. Each pass is a fork of its own for every library and row; the best iteration of all passes
 * counts, for every library alike, because noise only ever adds time.
 *
 * @param passes the number of forks
 * @param passesOfCloseRows the number of further forks of the {@linkplain Results#contenders contenders} of a row
 * @param warmups the number of iterations before the measured ones
 * @param warmupTime the length of one of them
 * @param iterations the number of measured iterations
 * @param time the length of one of them
 */
public record Effort(
        int passes, int passesOfCloseRows, int warmups, TimeValue warmupTime, int iterations, TimeValue time) {
    static final Effort DEMO = new Effort(2, 0, 4, milliseconds(250), 3, milliseconds(130));
    /** For a look: one fork. */
    public static final Effort QUICK = new Effort(1, 0, 4, milliseconds(250), 3, milliseconds(200));

    /** For a comparison at hand: whoever is near the front of a row has a second fork. */
    static final Effort BRIEF = new Effort(1, 1, 4, milliseconds(250), 3, milliseconds(200));

    /** For figures to go by. */
    public static final Effort SHORT = new Effort(2, 1, 4, milliseconds(250), 3, milliseconds(200));

    /**
     * For figures to quote: who is near the front of a row is seen in one fork, and how near in two more. The iterations are
     * short because the quiet moments of a machine that others share are, too.
     */
    static final Effort FULL = new Effort(1, 2, 4, milliseconds(300), 10, milliseconds(100));

    /** For figures to keep: as long as a night is. */
    public static final Effort OVERNIGHT = new Effort(3, 4, 5, milliseconds(300), 5, milliseconds(250));

    /** For nothing but to see that everything runs. */
    public static final Effort SMOKE = new Effort(1, 0, 0, milliseconds(1), 1, milliseconds(1));

    /** How many times as long codecs are warmed up that take the compiler seconds. */
    private static final int LONGER_WARMUPS = 4;

    /** Says so in a line of a report, behind the effort. */
    public static final String LONGER_WARM_UP =
            "; models and real documents warm up " + LONGER_WARMUPS + " times as long";

    /** What a fork needs beside the measured time: start, data, verification. */
    private static final double SECONDS_PER_START = 1.1;

    /** Says it in a line of a report. */
    @Override
    public String toString() {
        return forks() + ", each " + warmups + " × " + warmupTime + " to warm up and " + iterations + " × " + time;
    }

    /** Says how many forks there are. */
    String forks() {
        return passes
                + (passes == 1 ? " fork" : " forks")
                + (passesOfCloseRows > 0 ? ", " + (passes + passesOfCloseRows) + " in close rows" : "");
    }

    /**
     * Returns the effort for codecs of many types or members.
     *
     * <p>One of twelve types takes C2 some four seconds on one core, one of forty members a second and a half. Until it is done
     * a document takes two to five times as long, with every library; that is the time of a warm-up, not of reading or writing.
     */
    public Effort withLongerWarmUp() {
        return new Effort(passes, passesOfCloseRows, LONGER_WARMUPS * warmups, warmupTime, iterations, time);
    }

    private static TimeValue milliseconds(long milliseconds) {
        return TimeValue.milliseconds(milliseconds);
    }

    /** Returns about how long one fork takes. */
    public double secondsPerFork() {
        return SECONDS_PER_START
                + warmups * warmupTime.convertTo(TimeUnit.MILLISECONDS) / 1000.0
                + iterations * time.convertTo(TimeUnit.MILLISECONDS) / 1000.0;
    }

    /** Sets one pass of this effort. */
    public ChainedOptionsBuilder applyTo(ChainedOptionsBuilder options) {
        return options.forks(1)
                .warmupForks(0)
                .warmupIterations(warmups)
                .warmupTime(warmupTime)
                .measurementIterations(iterations)
                .measurementTime(time);
    }
}
