package dev.burin.benchmarks.compare;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How long to measure. In each pass, every library has a separate fork for each row. For every library, the best iteration of
 * all passes counts, because noise only ever adds time.
 *
 * @param passes the number of forks
 * @param passesOfCloseRows the number of additional forks for the {@linkplain Results#contenders contenders} of a row
 * @param warmups the number of iterations before the measured ones
 * @param warmupTime the length of one of them
 * @param iterations the number of measured iterations
 * @param time the length of one of them
 */
public record Effort(
        int passes, int passesOfCloseRows, int warmups, TimeValue warmupTime, int iterations, TimeValue time) {
    static final Effort DEMO = new Effort(2, 0, 4, milliseconds(250), 3, milliseconds(130));
    /** For a quick look: one fork. */
    public static final Effort QUICK = new Effort(1, 0, 4, milliseconds(250), 3, milliseconds(200));

    /** For an ad-hoc comparison: the leading libraries of a row get a second fork. */
    static final Effort BRIEF = new Effort(1, 1, 4, milliseconds(250), 3, milliseconds(200));

    /** For figures to base decisions on. */
    public static final Effort SHORT = new Effort(2, 1, 4, milliseconds(250), 3, milliseconds(200));

    /**
     * For figures to quote: one fork shows which libraries lead a row, and two more by how much. The iterations are short
     * because so are the quiet moments of a shared machine.
     */
    static final Effort FULL = new Effort(1, 2, 4, milliseconds(300), 10, milliseconds(100));

    /** For figures to keep: takes a whole night. */
    public static final Effort OVERNIGHT = new Effort(3, 4, 5, milliseconds(300), 5, milliseconds(250));

    /** Only to check that everything runs. */
    public static final Effort SMOKE = new Effort(1, 0, 0, milliseconds(1), 1, milliseconds(1));

    /** The factor by which the warm-up is longer for codecs that take the JIT compiler seconds. */
    private static final int LONGER_WARMUPS = 4;

    /** The remark on the longer warm-up that follows the effort in a report. */
    public static final String LONGER_WARM_UP =
            "; models and real documents warm up " + LONGER_WARMUPS + " times as long";

    /** The time that a fork needs in addition to its iterations: for the start, the data and the verification. */
    private static final double SECONDS_PER_START = 1.1;

    /** Describes this effort for a line of a report. */
    @Override
    public String toString() {
        return forks() + ", each " + warmups + " × " + warmupTime + " to warm up and " + iterations + " × " + time;
    }

    /** Describes the number of forks. */
    String forks() {
        return passes
                + (passes == 1 ? " fork" : " forks")
                + (passesOfCloseRows > 0 ? ", " + (passes + passesOfCloseRows) + " in close rows" : "");
    }

    /**
     * Returns the effort for codecs of many types or members.
     *
     * <p>A codec of twelve types takes C2 about four seconds on one core, and one of forty members a second and a half. Until
     * then, a document takes two to five times as long, with every library; that is warm-up, not the time of reading or writing.
     */
    public Effort withLongerWarmUp() {
        return new Effort(passes, passesOfCloseRows, LONGER_WARMUPS * warmups, warmupTime, iterations, time);
    }

    private static TimeValue milliseconds(long milliseconds) {
        return TimeValue.milliseconds(milliseconds);
    }

    /** Returns approximately how long one fork takes. */
    public double secondsPerFork() {
        return SECONDS_PER_START
                + warmups * warmupTime.convertTo(TimeUnit.MILLISECONDS) / 1000.0
                + iterations * time.convertTo(TimeUnit.MILLISECONDS) / 1000.0;
    }

    /** Adds the options for one pass of this effort. */
    public ChainedOptionsBuilder applyTo(ChainedOptionsBuilder options) {
        return options.forks(1)
                .warmupForks(0)
                .warmupIterations(warmups)
                .warmupTime(warmupTime)
                .measurementIterations(iterations)
                .measurementTime(time);
    }
}
