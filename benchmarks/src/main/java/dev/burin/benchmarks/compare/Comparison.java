package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Verification;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs every library on every row and prints the table.
 *
 * <p>The libraries take turns within each row, and each pass covers all rows, so that a slow minute of the machine affects
 * all libraries.
 */
public final class Comparison {
    private final ComparisonOptions options;
    private final PrintStream out;
    private final Results results = new Results();
    private final Results resultsOfThreads = new Results();
    private double secondsLeft;

    /** Prepares a comparison that reports to {@code out}. */
    public Comparison(ComparisonOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Checks and measures, reporting progress, prints the table and writes the report. */
    public void run() {
        double load = announce();
        options.rows().forEach(this::verify);
        runPasses("pass", options.effort().passes(), options::librariesOf);
        Map<Row, List<Library>> contenders = new HashMap<>();
        options.rows().forEach(row -> contenders.put(row, results.contenders(row, options.librariesOf(row))));
        runPasses("close rows, pass", options.effort().passesOfCloseRows(), contenders::get);
        ResultTable table = new ResultTable(options, results);
        boolean isOfThreads = options.threads() > 1;
        String tables =
                isOfThreads ? new ScalingTable(options, results, resultsOfThreads).toString() : table.toString();
        String board = isOfThreads ? "" : table.board();
        out.println();
        out.print(tables);
        options.report()
                .ifPresent(file -> Report.of(options, load, tables, board).write(file));
    }

    /** Returns the load of the machine. */
    private double announce() {
        out.printf(
                "Java %s, %d processors; best of %s; second figure: %s.%n",
                System.getProperty("java.vm.version"),
                Runtime.getRuntime().availableProcessors(),
                options.effort().forks(),
                options.threads() > 1
                        ? "times the work of one thread"
                        : "times " + options.libraries().get(0).title() + "'s time");
        out.println("DSL-JSON reads doubles in EXACT mode. Protobuf is no JSON: prebuilt messages, both ways.");
        if (!MachineLock.take()) {
            out.println("Another benchmark is running on this machine (it holds JMH's lock): expect noise.");
        }
        double load = Circumstances.load();
        if (load > 1) {
            out.printf(Locale.ROOT, "The machine is busy (load %.1f): expect noise.%n", load);
        }
        Circumstances.flagsOfLibraries(options.libraries()).forEach(out::println);
        options.missing().forEach(row -> out.println("Left out, not in -Dburin.corpus: " + row));
        return load;
    }

    /** Determines, in this virtual machine, which libraries handle the row correctly, and reports why the others do not. */
    private void verify(Row row) {
        for (Library library : options.librariesOf(row)) {
            Verification.explainedFailure(library, row.scenario(), row.operation())
                    .ifPresent(reason -> fail(row, library, reason));
        }
    }

    private void fail(Row row, Library library, String reason) {
        out.printf("%s fails at %s: %s%n", library.title(), row, reason);
        results.fail(row, library, reason);
    }

    /** Measures all rows in each pass, each row with its libraries. */
    private void runPasses(String title, int passes, Function<Row, List<Library>> libraries) {
        secondsLeft = passes
                * (options.threads() > 1 ? 2 : 1)
                * options.rows().stream()
                        .mapToDouble(
                                row -> libraries.apply(row).size() * effort(row).secondsPerFork())
                        .sum();
        for (int pass = 1; pass <= passes; pass++) {
            for (Row row : options.rows()) {
                if (!libraries.apply(row).isEmpty()) {
                    measure(title + " " + pass + "/" + passes, row, libraries.apply(row));
                }
            }
        }
    }

    private void measure(String pass, Row row, List<Library> libraries) {
        measure(pass, row, libraries, 1, results);
        if (options.threads() > 1) {
            measure(pass, row, libraries, options.threads(), resultsOfThreads);
        }
    }

    private void measure(String pass, Row row, List<Library> libraries, int threads, Results into) {
        out.printf(
                "[%s, %s left] %s %s%s:",
                pass,
                timeLeft(),
                row.operation().method(),
                row.scenario().title(),
                threads > 1 ? ", " + threads + " threads" : "");
        for (Library library : libraries) {
            out.printf(" %s %s", library.title(), runFork(row, library, threads, into));
            out.flush();
            secondsLeft -= effort(row).secondsPerFork();
        }
        out.println();
    }

    /** Runs one fork, if the library handles the row correctly, and returns the line to report. */
    private String runFork(Row row, Library library, int threads, Results into) {
        if (results.failure(row, library).isPresent()) {
            return "fails";
        }
        try {
            double best = best(row, library, threads);
            into.add(row, library, best);
            return Cells.time(best);
        } catch (RunnerException e) {
            fail(row, library, "the fork failed; the same benchmark alone, with JMH's options, shows why");
            return "fails";
        }
    }

    private Effort effort(Row row) {
        return row.scenario().warmsUpSlowly() ? options.effort().withLongerWarmUp() : options.effort();
    }

    private String timeLeft() {
        long seconds = Math.round(secondsLeft);
        return String.format(Locale.ROOT, "%d:%02d min", seconds / 60, seconds % 60);
    }

    /** Runs one fork and returns the time of its best iteration. */
    private double best(Row row, Library library, int threads) throws RunnerException {
        return new Runner(fork(row, library, threads))
                .run().stream()
                        .map(RunResult::getPrimaryResult)
                        .mapToDouble(result -> result.getStatistics().getMin())
                        .min()
                        .orElseThrow(() -> new RunnerException("no result"));
    }

    private Options fork(Row row, Library library, int threads) {
        return effort(row)
                .applyTo(Forks.of(row, library))
                .threads(threads)
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .build();
    }
}
