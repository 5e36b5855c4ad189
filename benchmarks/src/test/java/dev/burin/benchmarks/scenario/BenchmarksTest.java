package dev.burin.benchmarks.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.ModelEquality;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Task;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every benchmark method runs once, for every library and scenario, and gives the right result. */
class BenchmarksTest {

    @ParameterizedTest(name = "{0} by {1}")
    @MethodSource("runs")
    void benchmarkMethodsGiveTheRightResult(Scenario scenario, Library library) throws Exception {
        assumeTrue(scenario.isAvailable(), () -> "skipped: no " + scenario.title() + " in the corpus");
        DecodeBenchmark run = Benchmarks.of(scenario).getDeclaredConstructor().newInstance();
        run.library = library;
        run.getClass().getField("scenario").set(run, scenario);

        run.prepare();

        assertThat(ModelEquality.equal(run.decode(), run.task.value())).isTrue();
        if (run instanceof CodecBenchmark codec) {
            assertEncodes(run.task, codec.encode());
        }
    }

    private static <T> void assertEncodes(Task<T> task, byte[] encoded) throws IOException {
        assertThat(ModelEquality.equal(task.decoder().decode(encoded), task.value()))
                .isTrue();
    }

    @ParameterizedTest(name = "{0} by {1}")
    @MethodSource("jsonRuns")
    void jacksonReadsWhatIsEncoded(Scenario scenario, Library library) throws IOException {
        assumeTrue(scenario.isAvailable(), () -> "skipped: no " + scenario.title() + " in the corpus");
        Task<?> task = library.task(scenario);

        // It refuses unknown members, so that nothing may be added either.
        Object read = Jackson.MAPPER.readValue(task.encode(), Jackson.MAPPER.constructType(scenario.type()));

        assertThat(ModelEquality.equal(read, task.value())).isTrue();
    }

    static Stream<Arguments> runs() {
        return Arrays.stream(Scenario.values())
                .flatMap(scenario -> Arrays.stream(Library.values()).map(library -> Arguments.of(scenario, library)));
    }

    static Stream<Arguments> jsonRuns() {
        return runs().filter(run -> run.get()[1] != Library.PROTOBUF);
    }
}
