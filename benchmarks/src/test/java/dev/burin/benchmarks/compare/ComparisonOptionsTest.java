package dev.burin.benchmarks.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonOptionsTest {

    @Test
    void withoutOptionsEverythingIsComparedShortly() {
        ComparisonOptions options = ComparisonOptions.parse(List.of());

        assertThat(options.rows()).allMatch(row -> row.scenario().isAvailable()).hasSizeGreaterThan(40);
        assertThat(options.missing()).allMatch(row -> !row.scenario().isAvailable());
        assertThat(options.libraries()).containsExactly(Library.values());
        assertThat(options.effort()).isEqualTo(Effort.SHORT);
    }

    @Test
    void onlyKeepsTheRowsThatContainAMatch() {
        assertThat(ComparisonOptions.parse(List.of("--only", "^INTS.*decode")).rows())
                .containsExactly(
                        new Row(Scenario.INTS_10, Operation.DECODE), new Row(Scenario.INTS_1, Operation.DECODE));
    }

    @Test
    void ratiosAreToTheFirstOfTheChosenLibraries() {
        assertThat(ComparisonOptions.parse(List.of("--libraries", "DSL|JACKSON"))
                        .libraries())
                .containsExactly(Library.JACKSON, Library.DSL_JSON);
    }

    @Test
    void skippingIsDecodedOnly() {
        assertThat(ComparisonOptions.parse(List.of("--only", "SKIP")).rows())
                .containsExactly(new Row(Scenario.SKIP, Operation.DECODE));
    }

    @Test
    void theDemoTakesLessThanHundredSeconds() {
        ComparisonOptions demo = ComparisonOptions.demo();
        int forks =
                demo.effort().passes() * demo.rows().size() * demo.libraries().size();

        assertThat(demo.libraries())
                .containsExactly(Library.BURIN, Library.JACKSON, Library.DSL_JSON, Library.PROTOBUF);
        assertThat(forks * demo.effort().secondsPerFork()).isLessThan(100);
    }

    @Test
    void mistakesAreNamed() {
        assertThatThrownBy(() -> ComparisonOptions.parse(List.of("--fast"))).hasMessage("Unknown option: --fast");
        assertThatThrownBy(() -> ComparisonOptions.parse(List.of("--only")))
                .hasMessage("--only needs a regular expression.");
        assertThatThrownBy(() -> ComparisonOptions.parse(List.of("--only", "NO_SUCH_ROW")))
                .hasMessageStartingWith("Nothing to compare");
    }
}
