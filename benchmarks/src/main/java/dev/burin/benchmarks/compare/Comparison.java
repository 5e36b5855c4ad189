package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Verification;
import dev.burin.benchmarks.scenario.Benchmarks;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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
    private static final int WARNS_OF_UNSAFE = 24;

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

    /** Checks and measures, reporting progress, and prints the table. */
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
        options.libraries().stream()
                .filter(library -> !library.jvmArguments().isEmpty())
                .forEach(library -> out.println(library.title() + " alone runs with " + library.jvmArguments()));
        options.missing().forEach(row -> out.println("Left out, not in -Dburin.corpus: " + row));
    }

    private void measure(int pass, Row row) {
        if (pass == 1) {
            verify(row);
        }
        out.printf(
                "[pass %d/%d, %s left] %s %s:",
                pass,
                options.effort().passes(),
                timeLeft(),
                row.operation().method(),
                row.scenario().title());
        for (Library library : options.libraries()) {
            out.printf(" %s %s", library.title(), measure(row, library));
            out.flush();
            forksDone++;
        }
        out.println();
    }

    /** Runs one fork, if the library does the row right, and returns what to report of it. */
    private String measure(Row row, Library library) {
        if (results.failure(row, library).isPresent()) {
            return "fails";
        }
        OptionalDouble best = best(row, library);
        if (best.isEmpty()) {
            results.fail(row, library, "the fork failed; the same benchmark alone, with JMH's options, shows why");
            return "fails";
        }
        results.add(row, library, best.getAsDouble());
        return ResultTable.time(best.getAsDouble());
    }

    /** Finds out, in this virtual machine, who does the row right. */
    private void verify(Row row) {
        for (Library library : options.libraries()) {
            Verification.failure(library, row.scenario(), row.operation())
                    .ifPresent(reason -> results.fail(row, library, reason));
        }
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
                .jvmArgsPrepend(jvmArguments(library))
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .build();
    }

    private static String[] jvmArguments(Library library) {
        // JMH itself uses Unsafe: later Java versions would warn of it in every fork.
        Stream<String> quiet = Runtime.version().feature() < WARNS_OF_UNSAFE
                ? Stream.of()
                : Stream.of("--sun-misc-unsafe-memory-access=allow");
        return Stream.concat(quiet, library.jvmArguments().stream()).toArray(String[]::new);
    }
}
