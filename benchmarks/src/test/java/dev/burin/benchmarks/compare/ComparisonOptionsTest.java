package dev.burin.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonOptionsTest {

    @Test
    void byDefaultEveryRowIsComparedWithTheUsualLibraries() {
        ComparisonOptions options = ComparisonOptions.parse(List.of());

        assertThat(options.rows()).allMatch(row -> row.scenario().isAvailable()).hasSizeGreaterThan(40);
        assertThat(options.missing()).allMatch(row -> !row.scenario().isAvailable());
        assertThat(options.libraries()).containsExactlyElementsOf(Library.USUAL);
        assertThat(options.effort()).isEqualTo(Effort.BRIEF);
    }

    @Test
    void onlyKeepsTheRowsThatContainAMatch() {
        assertThat(ComparisonOptions.parse(List.of("--only", "^INTS_10?\\.decode"))
                        .rows())
                .containsExactly(
                        new Row(Scenario.INTS_10, Operation.DECODE), new Row(Scenario.INTS_1, Operation.DECODE));
    }

    @Test
    void ratiosAreToTheFirstOfTheChosenLibraries() {
        assertThat(ComparisonOptions.parse(List.of("--libraries", "DSL_JSON|JACKSON"))
                        .libraries())
                .containsExactly(Library.JACKSON, Library.DSL_JSON);
    }

    @Test
    void librariesWithLongerNamesAreComparedOnRequest() {
        assertThat(ComparisonOptions.parse(List.of("--libraries", "JACKSON.*")).libraries())
                .containsExactly(Library.JACKSON, Library.JACKSON_PLAIN, Library.JACKSON_3);
        assertThat(ComparisonOptions.parse(List.of("--libraries", ".*")).libraries())
                .containsExactly(Library.values());
    }

    @Test
    void onlyEncodingIsMeasuredWithOpenStrings() {
        ComparisonOptions options = ComparisonOptions.parse(List.of("--libraries", "BURIN|OPENED"));

        assertThat(options.librariesOf(new Row(Scenario.STRINGS_1, Operation.DECODE)))
                .containsExactly(Library.BURIN);
        assertThat(options.librariesOf(new Row(Scenario.STRINGS_1, Operation.ENCODE)))
                .containsExactly(Library.BURIN, Library.OPENED);
    }

    @Test
    void skippingIsOnlyDecoded() {
        assertThat(ComparisonOptions.parse(List.of("--only", "SKIP")).rows())
                .containsExactly(new Row(Scenario.SKIP, Operation.DECODE));
    }

    @Test
    void theDemoTakesLessThanHundredSeconds() {
        ComparisonOptions demo = ComparisonOptions.demo();
        int forks =
                demo.effort().passes() * demo.rows().size() * demo.libraries().size();

        assertThat(demo.libraries())
                .containsExactly(Library.BURIN, Library.FORY, Library.JACKSON, Library.DSL_JSON, Library.PROTOBUF);
        assertThat(forks * demo.effort().secondsPerFork()).isLessThan(100);
    }

    @Test
    void theReportNamesItsCommandWithoutItsOwnPath() {
        ComparisonOptions options = ComparisonOptions.parse(
                List.of("--only", "INTS|SKIP", "--report", "report.md", "--threads", "2", "--full"));

        assertThat(options.report()).hasValue(Path.of("report.md"));
        assertThat(options.command()).isEqualTo("--only 'INTS|SKIP' --threads 2 --full");
        assertThat(options.threads()).isEqualTo(2);
        assertThat(options.effort()).isEqualTo(Effort.FULL);
    }

    @Test
    void everyOptionIsExplained() {
        assertThat(ComparisonOptions.USAGE)
                .contains("--only", "--libraries", "--full", "--threads", "--report", "--help");
    }

    @Test
    void mistakesAreNamed() {
        assertThatThrownBy(() -> ComparisonOptions.parse(List.of("--fast"))).hasMessage("Unknown option: --fast");
        assertThatThrownBy(() -> ComparisonOptions.parse(List.of("--only")))
                .hasMessage("--only needs a regular expression.");
        assertThatThrownBy(() -> ComparisonOptions.parse(List.of("--report"))).hasMessage("--report needs a file.");
        assertThatThrownBy(() -> ComparisonOptions.parse(List.of("--threads", "0")))
                .hasMessage("--threads needs a number from 1 to 999, not 0.");
        assertThatThrownBy(() -> ComparisonOptions.parse(List.of("--only", "NO_SUCH_ROW")))
                .hasMessageStartingWith("Nothing to compare");
        assertThatThrownBy(() -> ComparisonOptions.parse(List.of("--libraries", "JACK")))
                .hasMessageStartingWith("Nothing to compare");
    }
}
