package dev.burin.benchmarks.compare;

import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.scenario.Benchmarks;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** The JMH options of a fork, except for how long and in how many threads it measures. */
public final class Forks {
    private static final int WARNS_OF_UNSAFE = 24;

    private Forks() {}

    /** Returns the options for a row and a library. */
    public static ChainedOptionsBuilder of(Row row, Library library) {
        return of(
                Benchmarks.of(row.scenario()).getName() + "." + row.operation().method(),
                Map.of("scenario", row.scenario().name(), "library", library.name()),
                library.jvmArguments());
    }

    /** Returns the options for a benchmark method. */
    public static ChainedOptionsBuilder of(String method, Map<String, String> parameters, List<String> jvmArguments) {
        ChainedOptionsBuilder options = new OptionsBuilder().include("^" + Pattern.quote(method) + "$");
        parameters.forEach(options::param);
        return options.jvmArgsPrepend(
                Stream.concat(quiet(), jvmArguments.stream()).toArray(String[]::new));
    }

    /** JMH itself uses Unsafe, about which later Java versions would warn in every fork. */
    private static Stream<String> quiet() {
        return Runtime.version().feature() < WARNS_OF_UNSAFE
                ? Stream.of()
                : Stream.of("--sun-misc-unsafe-memory-access=allow");
    }
}
