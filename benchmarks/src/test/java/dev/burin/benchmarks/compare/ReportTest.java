package dev.burin.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.library.Versions;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReportTest {

    @Test
    void aReportHasTheCircumstancesAndTheTables() {
        Report report = new Report(
                LocalDate.of(2026, 11, 21),
                17,
                "compare --only INTS",
                Map.of("Java", "OpenJDK 17"),
                Map.of("Burin", "its defaults"),
                "Times are times.",
                "decode   Burin\n\n",
                "Of 2 rows, …\n");

        assertThat(report).asString().isEqualTo("""
                # Comparison of 2026-11-21, JDK 17

                ```shell
                java -jar benchmarks/target/benchmarks.jar compare --only INTS
                ```

                | | |
                | --- | --- |
                | Java | OpenJDK 17 |

                | Library | How it is set up |
                | --- | --- |
                | Burin | its defaults |

                Times are times.

                ```text
                decode   Burin
                ```

                Of 2 rows, …
                """);
    }

    @Test
    void theCircumstancesAreCompleteEnoughToMeasureAgain() {
        Map<String, String> circumstances =
                Circumstances.of(ComparisonOptions.parse(List.of("--only", "INTS_1", "--libraries", "BURIN|FORY")));

        assertThat(circumstances)
                .containsOnlyKeys("Machine", "Java", "Collectors", "Flags", "Effort", "Versions")
                .containsEntry("Effort", "1 fork, 2 in close rows, each 4 × 250 ms to warm up and 3 × 200 ms");
        assertThat(circumstances.get("Collectors")).isNotBlank();
        assertThat(circumstances.get("Flags")).startsWith("-Xms1g").contains("Fory JSON alone");
        assertThat(circumstances.get("Versions")).matches("Burin \\d.*, Fory JSON \\d.*, JMH \\d.*");
    }

    @Test
    void everyLibraryIsExplainedEvenIfItIsNotCompared() {
        ComparisonOptions options = ComparisonOptions.parse(List.of("--libraries", "BURIN|PROTOBUF"));

        assertThat(Circumstances.configurations(options))
                .containsKeys("Burin", "Protobuf")
                .doesNotContainKey("Jackson")
                .containsEntry("Jason", "not compared: the article's own library is in no Maven repository");
        assertThat(Library.values())
                .allSatisfy(library -> assertThat(library.configuration()).isNotBlank())
                .allSatisfy(library -> assertThat(Versions.of(library.name())).matches("\\d.*"));
    }

    @Test
    void theEffortSaysWhatWarmsUpLonger() {
        ComparisonOptions options = new ComparisonOptions(
                List.of(new Row(Scenario.TWITTER, Operation.DECODE)),
                List.of(),
                List.of(Library.BURIN),
                Effort.SHORT,
                1,
                Optional.empty(),
                "");

        assertThat(Circumstances.of(options))
                .containsEntry(
                        "Effort",
                        "2 forks, 3 in close rows, each 4 × 250 ms to warm up and 3 × 200 ms; models and real documents warm up 4 times as long");
        assertThat(Effort.SHORT.withLongerWarmUp())
                .hasToString("2 forks, 3 in close rows, each 16 × 250 ms to warm up and 3 × 200 ms");
    }
}
