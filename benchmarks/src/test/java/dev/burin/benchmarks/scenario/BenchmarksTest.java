package dev.burin.benchmarks.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.KnownFailures;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.library.Task;
import dev.burin.benchmarks.library.Verification;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every benchmark runs once for every library and scenario, with the correct result or a known failure. */
class BenchmarksTest {
    /** Varied documents come in random order: a thousand of them take some eight thousand calls until each had its turn. */
    private static final int MAX_CALLS = 65_536;

    @ParameterizedTest(name = "{0} by {1}")
    @MethodSource("runs")
    void librariesHandleEveryScenarioExceptForKnownFailures(Scenario scenario, Library library) throws Exception {
        assumeTrue(scenario.isAvailable(), () -> "skipped: no " + scenario.title() + " in the corpus");
        boolean decodes = isRight(scenario, library, Operation.DECODE);
        boolean encodes = isRight(scenario, library, Operation.ENCODE);

        if (decodes && encodes) {
            library.task(scenario).verifyRoundTrip();
        }
    }

    /** Runs the benchmark method of the operation; if it is expected to fail, it must fail. */
    private static boolean isRight(Scenario scenario, Library library, Operation operation) throws Exception {
        Optional<String> known = KnownFailures.reason(library, scenario, operation);
        if (known.isPresent()) {
            assertThat(Verification.failure(library, scenario, operation))
                    .as("%s.%s by %s: known to fail, %s", scenario, operation.method(), library, known)
                    .isPresent();
            return false;
        }
        run(scenario, library, operation);
        return true;
    }

    /** Runs a benchmark, whose preparation checks the result of the library for every document. */
    private static void run(Scenario scenario, Library library, Operation operation) throws Exception {
        DecodeBenchmark run = Benchmarks.of(scenario).getDeclaredConstructor().newInstance();
        run.library = library;
        run.getClass().getField("scenario").set(run, scenario);

        run.prepare(operation);

        int documents = scenario.samples().size();
        Set<Task<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int calls = 0; seen.size() < documents; calls++) {
            assertThat(calls).as("calls until each document had its turn").isLessThan(MAX_CALLS);
            assertThat(isRight(run, operation)).isTrue();
            seen.add(run.task());
        }
    }

    /** Checks the next result. */
    private static boolean isRight(DecodeBenchmark run, Operation operation) throws IOException {
        if (operation == Operation.DECODE) {
            Object decoded = run.decode();
            return run.task().isRight(decoded);
        }
        return !(run instanceof CodecBenchmark codec)
                || Arrays.equals(codec.encode(), run.task().encode());
    }

    static Stream<Arguments> runs() {
        return Arrays.stream(Scenario.values())
                .flatMap(scenario -> Arrays.stream(Library.values()).map(library -> Arguments.of(scenario, library)));
    }
}
