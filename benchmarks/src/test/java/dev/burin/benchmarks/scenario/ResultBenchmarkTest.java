package dev.burin.benchmarks.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.data.ModelEquality;
import dev.burin.benchmarks.data.Sample;
import dev.burin.benchmarks.data.Scenario;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.annotations.Param;

/** The floor of a row is only one if the whole result is created, new each time. */
class ResultBenchmarkTest {

    static Stream<Scenario> scenarios() throws NoSuchFieldException {
        Param scenarios = ResultBenchmark.class.getField("scenario").getAnnotation(Param.class);
        return Stream.of(scenarios.value()).map(Scenario::valueOf);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void theWholeResultIsCreatedEachTime(Scenario scenario) {
        ResultBenchmark benchmark = new ResultBenchmark();
        benchmark.scenario = scenario;
        benchmark.prepare();
        Sample sample = scenario.sample();

        assertThat(ModelEquality.equal(sample.value(), benchmark.objects())).isTrue();
        assertThat(benchmark.array()).isEqualTo(sample.json());
        assertThat(benchmark.objects()).isNotSameAs(benchmark.objects());
        assertThat(benchmark.array()).isNotSameAs(benchmark.array());
    }
}
