package dev.burin.benchmarks.report.run;

import dev.burin.benchmarks.compare.Effort;
import dev.burin.benchmarks.compare.Forks;
import dev.burin.benchmarks.compare.Row;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.library.Verification;
import dev.burin.benchmarks.scenario.Benchmarks;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * One thing that JMH measures, in a fork of its own in each round.
 *
 * @param row what is measured, such as {@code INTS_10.decode}
 * @param column by whom, such as {@code BURIN}
 * @param method the benchmark method, behind the name of its class
 * @param parameters JMH's parameters
 * @param threads how many threads call it
 * @param warmsUpSlowly whether it takes longer to warm up
 * @param jvmArguments what the fork is started with
 */
record Trial(
        String row,
        String column,
        String method,
        Map<String, String> parameters,
        int threads,
        boolean warmsUpSlowly,
        List<String> jvmArguments) {

    /** Behind the class of an object, in texts of exceptions. */
    private static final Pattern ADDRESS = Pattern.compile("(?<=\\w)@[0-9a-f]{5,8}\\b");

    private static final String SCENARIO = "scenario";
    private static final String LIBRARY = "library";

    /** Returns the trial of a row as one library does it. */
    static Trial of(Row row, Library library, int threads) {
        return new Trial(
                threads == 1 ? row.toString() : row + "." + threads + "-threads",
                library.name(),
                Benchmarks.of(row.scenario()).getName() + "." + row.operation().method(),
                Map.of(SCENARIO, row.scenario().name(), LIBRARY, library.name()),
                threads,
                row.scenario().warmsUpSlowly(),
                library.jvmArguments());
    }

    /** Returns a name that no other trial has, and that a file can have. */
    String name() {
        return row + "." + column;
    }

    /** Returns why the library cannot be measured, the same each time; growth is verified by the forks. */
    Optional<String> failure() {
        if (!parameters.containsKey(LIBRARY)) {
            return Optional.empty();
        }
        return Verification.explainedFailure(
                        Library.valueOf(parameters.get(LIBRARY)),
                        Scenario.valueOf(parameters.get(SCENARIO)),
                        Operation.of(method))
                .map(reason -> ADDRESS.matcher(reason).replaceAll(""));
    }

    double seconds(Effort effort) {
        return effort(effort).secondsPerFork();
    }

    Options options(Effort effort) {
        return effort(effort)
                .applyTo(Forks.of(method, parameters, jvmArguments))
                .threads(threads)
                .addProfiler(GCProfiler.class)
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .build();
    }

    private Effort effort(Effort effort) {
        return warmsUpSlowly ? effort.withLongerWarmUp() : effort;
    }
}
