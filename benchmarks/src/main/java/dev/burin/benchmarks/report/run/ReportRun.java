package dev.burin.benchmarks.report.run;

import dev.burin.benchmarks.compare.Circumstances;
import dev.burin.benchmarks.compare.Effort;
import dev.burin.benchmarks.compare.MachineLock;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.report.Section;
import dev.burin.benchmarks.report.Table;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Measures everything that has no kept result yet, in rounds, and rewrites the report repeatedly, so that there is one
 * whenever the run is stopped.
 */
final class ReportRun {
    /** The estimated share of trials that are measured again, until it is known. */
    private static final double SHARE_OF_CLOSE_TRIALS = 0.25;

    private final ReportOptions options;
    private final Effort effort;
    private final Progress progress;
    private final Kept kept;
    private final Measured measured = new Measured();
    private final Map<Section, List<Table>> tables = new LinkedHashMap<>();
    private final double load = Circumstances.load();

    ReportRun(ReportOptions options, Progress progress) throws IOException {
        this.options = options;
        this.effort = options.effort();
        this.progress = progress;
        this.kept = Kept.open(options.folder(), Made.now(effort.toString()), options.restart());
    }

    void run() throws IOException, InterruptedException {
        announce();
        verify();
        progress.begin(secondsOfAll());
        for (int round = 1; round <= effort.passes(); round++) {
            for (Part part : options.parts()) {
                measure(part.trials(), round);
                write();
            }
            if (round == 1) {
                measureSections();
            }
        }
        measureCloseTrials();
        write();
        progress.say("Written: report.html, report.md and report.json in " + options.folder());
    }

    private void announce() {
        if (!MachineLock.take()) {
            progress.say("Another benchmark is running on this machine (it holds JMH's lock): expect noise.");
        }
        if (load > 1) {
            progress.say(String.format(Locale.ROOT, "The machine is busy (load %.1f): expect noise.", load));
        }
        List<Scenario> missing = Arrays.stream(Scenario.values())
                .filter(scenario -> !scenario.isAvailable())
                .toList();
        if (!missing.isEmpty()) {
            progress.say("Left out, not in -Dburin.corpus: " + missing);
        }
        if (Runtime.getRuntime().availableProcessors() == 1) {
            progress.say("Left out, on one processor: THREADS");
        }
    }

    /** Determines, in this virtual machine, which libraries handle which rows correctly. */
    private void verify() {
        progress.begin(0);
        for (Trial trial : trials()) {
            trial.failure().ifPresent(reason -> {
                measured.fail(trial, reason);
                progress.say(trial.name() + " fails: " + reason);
            });
        }
    }

    private Set<Trial> trials() {
        Set<Trial> trials = new LinkedHashSet<>();
        options.parts().forEach(part -> trials.addAll(part.trials()));
        return trials;
    }

    private double secondsOfAll() throws IOException {
        double seconds = 0;
        for (int round = 1; round <= effort.passes(); round++) {
            seconds += secondsLeft(trials(), round);
        }
        for (Section section : options.sections()) {
            if (kept.section(section.name()).isEmpty()) {
                seconds += section.expected(options.isQuick()).toSeconds();
            }
        }
        return seconds + effort.passesOfCloseRows() * SHARE_OF_CLOSE_TRIALS * seconds / effort.passes();
    }

    private double secondsLeft(Collection<Trial> trials, int round) throws IOException {
        double seconds = 0;
        for (Trial trial : trials) {
            if (!measured.isFailed(trial) && !kept.hasFork(trial, round)) {
                seconds += trial.seconds(effort);
            }
        }
        return seconds;
    }

    /** Measures the trials that can be measured; trials that occur in two parts are measured once. */
    private void measure(Collection<Trial> trials, int round) throws IOException {
        String row = "";
        for (Trial trial : trials) {
            if (!measured.isFailed(trial) && !measured.hasRound(trial, round)) {
                if (!kept.hasFork(trial, round) && !trial.row().equals(row)) {
                    row = trial.row();
                    progress.next("round " + round + ": " + row);
                }
                measure(trial, round);
            }
        }
    }

    private void measure(Trial trial, int round) throws IOException {
        if (kept.hasFork(trial, round)) {
            measured.add(trial, round, kept.fork(trial, round));
            return;
        }
        try {
            measured.add(trial, round, kept.keep(trial, round, new Runner(trial.options(effort)).run()));
        } catch (RunnerException e) {
            measured.fail(trial, "the fork failed: " + reason(e));
            progress.say(trial.name() + " fails: " + reason(e));
        }
        progress.done(trial.seconds(effort));
    }

    private void measureCloseTrials() throws IOException {
        Set<Trial> close = new LinkedHashSet<>();
        options.parts().forEach(part -> close.addAll(part.closeTrials(measured)));
        int last = effort.passes() + effort.passesOfCloseRows();
        double seconds = 0;
        for (int round = effort.passes() + 1; round <= last; round++) {
            seconds += secondsLeft(close, round);
        }
        progress.begin(seconds);
        for (int round = effort.passes() + 1; round <= last; round++) {
            measure(close, round);
            write();
        }
    }

    private void measureSections() throws IOException, InterruptedException {
        for (Section section : options.sections()) {
            Optional<List<Table>> earlier = kept.section(section.name());
            if (earlier.isPresent()) {
                tables.put(section, earlier.get());
            } else {
                measure(section);
                write();
            }
        }
    }

    private void measure(Section section) throws IOException, InterruptedException {
        progress.next(section.name());
        try {
            List<Table> measuredTables =
                    section.measure(options.isQuick(), what -> progress.next(section.name() + ": " + what));
            kept.keep(section.name(), measuredTables);
            tables.put(section, measuredTables);
        } catch (IOException | RuntimeException e) {
            progress.say(section.name() + " fails: " + reason(e)); // the rest of the night is not lost
        }
        progress.done(section.expected(options.isQuick()).toSeconds());
    }

    private static String reason(Throwable failure) {
        Throwable root = Stream.iterate(failure, error -> error != null, ReportRun::cause)
                .reduce((first, second) -> second)
                .orElse(failure);
        return root.toString().lines().findFirst().orElse("");
    }

    private static Throwable cause(Throwable error) {
        return error.getSuppressed().length > 0 ? error.getSuppressed()[0] : error.getCause();
    }

    private void write() throws IOException {
        new ReportFiles(options, kept, load).write(measured, tables);
    }
}
