package dev.burin.benchmarks.report.run;

import java.io.PrintStream;
import java.util.function.LongSupplier;

/** A line for each row, for output to files. */
final class ProgressLines implements Progress {
    /** Until this much work is done, the estimates are more reliable than the measured pace. */
    private static final double SECONDS_TO_JUDGE_BY = 30;

    private final PrintStream out;
    private final LongSupplier nanoTime;
    private long start;
    private double all;
    private double done;

    ProgressLines(PrintStream out, LongSupplier nanoTime) {
        this.out = out;
        this.nanoTime = nanoTime;
    }

    @Override
    public void begin(double seconds) {
        all = seconds;
        start = nanoTime.getAsLong();
    }

    @Override
    public void next(String what) {
        out.printf("[%3d %%, %s left] %s%n", all == 0 ? 100 : Math.round(100 * done / all), timeLeft(), what);
    }

    @Override
    public void done(double seconds) {
        done += seconds;
    }

    @Override
    public void say(String line) {
        out.println(line);
    }

    @Override
    public void close() {}

    private String timeLeft() {
        double elapsed = (nanoTime.getAsLong() - start) / 1e9;
        double pace = done > SECONDS_TO_JUDGE_BY ? elapsed / done : 1;
        return Progress.words((all - done) * pace);
    }
}
