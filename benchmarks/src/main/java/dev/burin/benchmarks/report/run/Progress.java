package dev.burin.benchmarks.report.run;

import java.io.PrintStream;
import java.time.Duration;

/** Reports the progress of the run and the time left. */
interface Progress extends AutoCloseable {

    /** Begins work that is estimated to take {@code seconds}. */
    void begin(double seconds);

    /** Reports what is measured next. */
    void next(String what);

    /** Reports that work estimated at {@code seconds} is done; the time that it really took shows how good the estimates are. */
    void done(double seconds);

    /** Prints a line that remains visible. */
    void say(String line);

    @Override
    void close();

    /** Returns a progress bar on a terminal, and line output elsewhere. */
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
