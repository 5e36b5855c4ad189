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
 * One measurement by JMH, in a separate fork in each round.
 *
 * @param row what is measured, such as {@code INTS_10.decode}
 * @param column which library is measured, such as {@code BURIN}
 * @param method the benchmark method, preceded by the name of its class
 * @param parameters JMH's parameters
 * @param threads the number of threads that call it
 * @param warmsUpSlowly whether it takes longer to warm up
 * @param jvmArguments the JVM arguments of the fork
 */
record Trial(
        String row,
        String column,
        String method,
        Map<String, String> parameters,
        int threads,
        boolean warmsUpSlowly,
        List<String> jvmArguments) {

    /** The hash code after the class name of an object, in messages of exceptions. */
    private static final Pattern ADDRESS = Pattern.compile("(?<=\\w)@[0-9a-f]{5,8}\\b");

    private static final String SCENARIO = "scenario";
    private static final String LIBRARY = "library";

    /** Returns the trial of a library in a row. */
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

    /** Returns a name that is unique among trials and valid as a file name. */
    String name() {
        return row + "." + column;
    }

    /** Returns why the library cannot be measured, in the same words every time; growth is verified by the forks. */
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
