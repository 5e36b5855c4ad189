package dev.burin.benchmarks.report.run;

import java.io.PrintStream;
import java.time.Duration;

/** Says how far the run is, and how long it still takes. */
interface Progress extends AutoCloseable {

    /** Begins with work for so many seconds, as they are estimated. */
    void begin(double seconds);

    /** Says what is measured next. */
    void next(String what);

    /** Says that work for so many seconds is done; how long it took shows how good the estimates are. */
    void done(double seconds);

    /** Says something that stays to be read. */
    void say(String line);

    @Override
    void close();

    /** Returns a bar on a terminal, and lines elsewhere. */
    static Progress of(PrintStream out) {
        return System.console() == null ? new ProgressLines(out, System::nanoTime) : new ProgressBarOnTerminal(out);
    }

    /** Returns a duration in words such as {@code 1:05 h} or {@code 3:20 min}. */
    static String words(double seconds) {
        Duration duration = Duration.ofSeconds(Math.round(Math.max(0, seconds)));
        return duration.toHours() > 0
                ? String.format("%d:%02d h", duration.toHours(), duration.toMinutesPart())
                : String.format("%d:%02d min", duration.toMinutes(), duration.toSecondsPart());
    }
}
