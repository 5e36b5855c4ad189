package dev.burin.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import java.util.List;
import java.util.Optional;
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
                decode                                              Jackson          DSL-JSON
                1 int member                                 10.0 ns   1.00    20.0 ns   2.00
                skip two nested structures                    100 ns   1.00     800 ns   8.00
                geometric mean of the ratios                           1.00              4.00

                """);
    }

    @Test
    void burinIsComparedWithTheFastestOtherJsonLibraryOfEachRowAndTheArticlesRowsWithProtobuf() {
        Results results = new Results();
        List.of(INTS, SKIP).forEach(row -> {
            results.add(row, Library.BURIN, 20);
            results.add(row, Library.PROTOBUF, 10);
        });
        results.add(INTS, Library.JACKSON, 40);
        results.add(INTS, Library.DSL_JSON, 80);
        results.add(SKIP, Library.JACKSON, 320);
        results.add(SKIP, Library.DSL_JSON, 160);

        assertThat(table(results, Library.BURIN, Library.JACKSON, Library.DSL_JSON, Library.PROTOBUF)
                        .lines()
                        .map(line -> line.substring(0, 38) + "…" + line.substring(41 + 4 * 18 - 9))
                        .limit(5))
                .containsExactly(
                        "decode                                … Protobuf       Burin / best JSON",
                        "1 int member                          …ns   0.50          Jackson   0.50",
                        "skip two nested structures            …ns   0.50         DSL-JSON   0.13",
                        "geometric mean of the ratios          …     0.50                    0.25",
                        "the article's 2 rows, to Protobuf     …     1.00               best 8.00");
    }

    @Test
    void burinWithOpenStringsIsNotARivalAndIsNotMeasuredInDecoding() {
        Results results = new Results();
        results.add(INTS, Library.BURIN, 20);
        results.add(INTS, Library.JACKSON, 40);

        assertThat(table(results, Library.BURIN, Library.OPENED, Library.JACKSON)
                        .lines()
                        .map(line -> line.replaceAll(" +", " "))
                        .limit(2))
                .containsExactly(
                        "decode Burin Burin, opened Jackson Burin / best JSON",
                        "1 int member 20.0 ns 1.00 - 40.0 ns 2.00 Jackson 0.50");
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
    void contendersAreTheJsonLibrariesWithinAHalfOfTheFastestAndProtobuf() {
        assertThat(contenders(100, 149)).containsExactly(Library.BURIN, Library.DSL_JSON, Library.PROTOBUF);
        assertThat(contenders(149, 100)).containsExactly(Library.BURIN, Library.DSL_JSON, Library.PROTOBUF);
        assertThat(contenders(100, 151)).isEmpty();
        assertThat(contenders(151, 100)).isEmpty();
    }

    @Test
    void burinDoesNotContendWithItself() {
        Results results = new Results();
        results.add(INTS, Library.BURIN, 100);
        results.add(INTS, Library.OPENED, 90);
        results.add(INTS, Library.FORY, 200);
        assertThat(results.contenders(INTS, List.of(Library.BURIN, Library.OPENED, Library.FORY)))
                .isEmpty();

        results.add(INTS, Library.FORY, 130);
        assertThat(results.contenders(INTS, List.of(Library.BURIN, Library.OPENED, Library.FORY)))
                .containsExactly(Library.BURIN, Library.OPENED, Library.FORY);
    }

    @Test
    void burinIsAlwaysMeasuredAgainWithTheContenders() {
        Results results = new Results();
        results.add(INTS, Library.BURIN, 160);
        results.add(INTS, Library.FORY, 100);
        results.add(INTS, Library.JACKSON, 110);
        assertThat(results.contenders(INTS, List.of(Library.BURIN, Library.FORY, Library.JACKSON)))
                .containsExactly(Library.BURIN, Library.FORY, Library.JACKSON);
    }

    private static List<Library> contenders(double burin, double dslJson) {
        Results results = new Results();
        results.add(INTS, Library.BURIN, burin);
        results.add(INTS, Library.DSL_JSON, dslJson);
        results.add(INTS, Library.PROTOBUF, 50);
        results.add(INTS, Library.KRYO, 60);
        results.add(INTS, Library.JACKSON, 500);
        results.fail(INTS, Library.FORY, "reads another value");
        return results.contenders(
                INTS,
                List.of(
                        Library.BURIN,
                        Library.JACKSON,
                        Library.DSL_JSON,
                        Library.PROTOBUF,
                        Library.KRYO,
                        Library.FORY));
    }

    @Test
    void aLibraryThatFailsHasAReasonInsteadOfATime() {
        Results results = new Results();
        results.add(INTS, Library.JACKSON, 10);
        results.add(SKIP, Library.JACKSON, 10);
        results.add(INTS, Library.DSL_JSON, 20);
        results.fail(SKIP, Library.DSL_JSON, "reads another value");

        assertThat(table(results)).isEqualToNormalizingNewlines("""
                decode                                              Jackson          DSL-JSON
                1 int member                                 10.0 ns   1.00    20.0 ns   2.00
                skip two nested structures                   10.0 ns   1.00             fails
                geometric mean of the ratios                           1.00           *  2.00

                Fails, and why; a star marks a mean without these rows:
                  DSL-JSON         SKIP.decode                  reads another value
                """);
    }

    @Test
    void timesHaveThreeDigitsAndASuitableUnit() {
        assertThat(List.of(8.0, 80.62, 2561.7, 506_123.0, 3_123_456.0, 31_234_567.0).stream()
                        .map(Cells::time))
                .containsExactly("8.00 ns", "80.6 ns", "2562 ns", "506 us", "3123 us", "31.2 ms");
    }

    private static String table(Results results) {
        return table(results, Library.JACKSON, Library.DSL_JSON);
    }

    private static String table(Results results, Library... libraries) {
        return new ResultTable(
                        new ComparisonOptions(
                                List.of(INTS, SKIP),
                                List.of(),
                                List.of(libraries),
                                Effort.SHORT,
                                1,
                                Optional.empty(),
                                ""),
                        results)
                .toString();
    }
}
