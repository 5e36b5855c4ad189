package dev.burin.benchmarks.trust.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SuitesTest {

    @ParameterizedTest
    @EnumSource(Suites.class)
    void suitesHaveCasesInAllContextsUnlessTheyWrite(Suites suites) {
        Suite suite = suites.suite(Extent.SHORT);
        Set<Context> contexts = suite.cases().stream().map(Case::context).collect(Collectors.toSet());
        boolean writes = suites == Suites.READ_BACK || suites == Suites.SHORTEST;

        assertThat(contexts).isEqualTo(writes ? Set.of(Context.VALUE) : Set.of(Context.values()));
        assertThat(suite.cases()).anyMatch(asked -> !asked.expectation().mayRefuse());
        assertThat(suite.description()).isNotBlank();
    }

    @ParameterizedTest
    @EnumSource(
            value = Suites.class,
            names = {"DOCUMENTS", "MUTATIONS", "INTEGERS", "STRINGS", "ABUSE"})
    void suitesOfDocumentsContainInvalidOnes(Suites suites) {
        assertThat(suites.suite(Extent.SHORT).cases())
                .anyMatch(asked -> !asked.expectation().mayAccept());
    }

    @Test
    void samplesAreSpreadOverAllRows() {
        List<Integer> rows = IntStream.range(0, 1_500).boxed().toList();

        assertThat(Extent.SHORT.sample(rows)).hasSize(100).startsWith(0, 15, 30).endsWith(1_485);
        assertThat(Extent.SHORT.sample(rows.subList(0, 3))).containsExactly(0, 1, 2);
        assertThat(Extent.FULL.sample(rows)).isEqualTo(rows);
    }

    @Test
    void fewThirdPartyDocumentsAreLeftOpen() {
        Suite mutations = Suites.MUTATIONS.suite(Extent.FULL);

        assertThat(mutations.cases()).hasSizeGreaterThan(20_000);
        assertThat(mutations.cases().stream()
                        .filter(asked -> asked.expectation().isLeftOpen()))
                .hasSizeLessThan(mutations.cases().size() / 50);
    }
}
