package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.scenario.Benchmarks;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs every library on every row and prints the table.
 *
 * <p>The libraries take turns within each row, and the passes follow one another, so that a slow minute of the machine
 * hits all of them.
 */
public final class Comparison {
    private final ComparisonOptions options;
    private final PrintStream out;
    private final Results results = new Results();
    private final int forks;
    private int forksDone;

    /** Prepares a comparison that reports to {@code out}. */
    public Comparison(ComparisonOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
        this.forks = options.effort().passes()
                * options.rows().size()
                * options.libraries().size();
    }

    /** Measures, reporting progress, and prints the table. */
    public void run() {
        announce();
        for (int pass = 1; pass <= options.effort().passes(); pass++) {
            for (Row row : options.rows()) {
                measure(pass, row);
            }
        }
        out.println();
        out.print(new ResultTable(options, results));
    }

    private void announce() {
        out.printf(
                "Java %s, %d processors; best of %d forks; second figure: times %s's time.%n",
                System.getProperty("java.vm.version"),
                Runtime.getRuntime().availableProcessors(),
                options.effort().passes(),
                options.libraries().get(0).title());
        out.println("DSL-JSON reads doubles in EXACT mode. Protobuf is no JSON: prebuilt messages, both ways.");
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        if (load > 1) {
            out.printf(Locale.ROOT, "The machine is busy (load %.1f): expect noise.%n", load);
        }
        options.missing().forEach(row -> out.println("Left out, not in -Dburin.corpus: " + row));
    }

    private void measure(int pass, Row row) {
        out.printf(
                "[pass %d/%d, %s left] %s %s:",
                pass,
                options.effort().passes(),
                timeLeft(),
                row.operation().method(),
                row.scenario().title());
        for (Library library : options.libraries()) {
            OptionalDouble best = best(row, library);
            best.ifPresent(nanoseconds -> results.add(row, library, nanoseconds));
            out.printf(" %s %s", library.title(), best.isPresent() ? ResultTable.time(best.getAsDouble()) : "failed");
            out.flush();
            forksDone++;
        }
        out.println();
    }

    private String timeLeft() {
        long seconds = Math.round((forks - forksDone) * options.effort().secondsPerFork());
        return String.format(Locale.ROOT, "%d:%02d min", seconds / 60, seconds % 60);
    }

    /** Runs one fork and returns the time of its best iteration; empty if it failed. */
    private OptionalDouble best(Row row, Library library) {
        try {
            return new Runner(fork(row, library))
                    .run().stream()
                            .map(RunResult::getPrimaryResult)
                            .mapToDouble(result -> result.getStatistics().getMin())
                            .min();
        } catch (RunnerException e) {
            return OptionalDouble.empty();
        }
    }

    private Options fork(Row row, Library library) {
        String method =
                Benchmarks.of(row.scenario()).getName() + "." + row.operation().method();
        return options.effort()
                .applyTo(new OptionsBuilder()
                        .include("^" + Pattern.quote(method) + "$")
                        .param("scenario", row.scenario().name())
                        .param("library", library.name()))
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .build();
    }
}
