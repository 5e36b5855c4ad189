package dev.burin.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResultTableTest {
    private static final Row INTS = new Row(Scenario.INTS_1, Operation.DECODE);
    private static final Row SKIP = new Row(Scenario.SKIP, Operation.DECODE);

    @Test
    void ratiosAndTheirMeanAreToTheFirstLibrary() {
        Results results = new Results();
        results.add(INTS, Library.JACKSON, 10);
        results.add(INTS, Library.DSL_JSON, 20);
        results.add(SKIP, Library.JACKSON, 100);
        results.add(SKIP, Library.DSL_JSON, 800);

        assertThat(table(results)).isEqualToNormalizingNewlines("""
                decode                                           Jackson          DSL-JSON
                1 int member                              10.0 ns   1.00    20.0 ns   2.00
                skip two nested structures                 100 ns   1.00     800 ns   8.00
                geometric mean of the ratios                        1.00              4.00

                """);
    }

    @Test
    void theBestTimeOfAllPassesCounts() {
        Results results = new Results();
        results.add(INTS, Library.JACKSON, 30);
        results.add(INTS, Library.JACKSON, 10);
        results.add(INTS, Library.JACKSON, 20);

        assertThat(results.best(INTS, Library.JACKSON)).hasValue(10);
    }

    @Test
    void aLibraryThatFailedHasNoTime() {
        Results results = new Results();
        results.add(INTS, Library.JACKSON, 10);

        assertThat(table(results)).contains("failed");
    }

    @Test
    void timesHaveThreeDigitsAndAFittingUnit() {
        assertThat(List.of(8.0, 80.62, 2561.7, 506_123.0, 3_123_456.0, 31_234_567.0).stream()
                        .map(ResultTable::time))
                .containsExactly("8.00 ns", "80.6 ns", "2562 ns", "506 us", "3123 us", "31.2 ms");
    }

    private static String table(Results results) {
        List<Library> libraries = List.of(Library.JACKSON, Library.DSL_JSON);
        return new ResultTable(new ComparisonOptions(List.of(INTS, SKIP), List.of(), libraries, Effort.SHORT), results)
                .toString();
    }
}
