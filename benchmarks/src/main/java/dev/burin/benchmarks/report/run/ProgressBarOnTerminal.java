package dev.burin.benchmarks.report.run;

import java.io.PrintStream;
import java.util.Locale;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar in one line that is redrawn, with the time left. */
final class ProgressBarOnTerminal implements Progress {
    private static final int MILLISECONDS = 1000;

    private final PrintStream out;
    private ProgressBar bar;

    ProgressBarOnTerminal(PrintStream out) {
        this.out = out;
        this.bar = bar(0);
    }

    @Override
    public void begin(double seconds) {
        bar.close();
        bar = bar(Math.round(seconds * MILLISECONDS));
    }

    @Override
    public void next(String what) {
        bar.setExtraMessage(" " + what);
    }

    @Override
    public void done(double seconds) {
        bar.stepBy(Math.round(seconds * MILLISECONDS));
    }

    @Override
    public void say(String line) {
        bar.pause();
        out.printf(Locale.ROOT, "\r\033[K%s%n", line);
        bar.resume();
    }

    @Override
    public void close() {
        bar.close();
    }

    private ProgressBar bar(long milliseconds) {
        return new ProgressBarBuilder()
                .setTaskName("report")
                .setInitialMax(milliseconds)
                .setStyle(ProgressBarStyle.ASCII)
                .setUnit(" min", 60L * MILLISECONDS)
                .setUpdateIntervalMillis(MILLISECONDS)
                .setConsumer(new ConsoleProgressBarConsumer(out))
                .build();
    }
}
