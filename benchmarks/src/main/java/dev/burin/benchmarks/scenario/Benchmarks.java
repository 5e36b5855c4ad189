package dev.burin.benchmarks.scenario;

import dev.burin.benchmarks.data.Scenario;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Param;

/** The benchmark classes of this package and the scenarios that each of them measures. */
public final class Benchmarks {
    private static final List<Class<? extends DecodeBenchmark>> ALL = List.of(
            NumbersBenchmark.class,
            StringsBenchmark.class,
            ObjectsBenchmark.class,
            SkipBenchmark.class,
            VariedBenchmark.class,
            DocumentBenchmark.class,
            CorpusBenchmark.class);

    private Benchmarks() {}

    /** Returns the class that measures the scenario. */
    public static Class<? extends DecodeBenchmark> of(Scenario scenario) {
        return ALL.stream()
                .filter(benchmark -> scenarios(benchmark).anyMatch(scenario::equals))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("No benchmark class has " + scenario + " as parameter."));
    }

    private static Stream<Scenario> scenarios(Class<? extends DecodeBenchmark> benchmark) {
        try {
            Param parameter = benchmark.getField("scenario").getAnnotation(Param.class);
            return Arrays.stream(parameter.value()).map(Scenario::valueOf);
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(benchmark + " has no parameter called scenario.", e);
        }
    }
}
