package dev.burin.benchmarks.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.burin.benchmarks.data.Jackson;
import dev.burin.benchmarks.data.Scenario;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class UntypedDocumentBenchmarkTest {

    @ParameterizedTest
    @EnumSource(names = {"TWITTER", "CITM_CATALOG", "CANADA", "GITHUB_EVENTS"})
    void everyLibraryReadsAndWritesTheValuesOfTheDocument(Scenario document) throws IOException {
        assumeTrue(document.isAvailable(), () -> "skipped: no " + document.title() + " in the corpus");
        UntypedDocumentBenchmark benchmark = new UntypedDocumentBenchmark();
        benchmark.document = document;
        for (UntypedLibrary library : UntypedLibrary.values()) {
            benchmark.library = library;
            benchmark.prepare();
            assertThat(Jackson.MAPPER.readTree(library.write(benchmark.read())))
                    .as("%s", library)
                    .isEqualTo(Jackson.MAPPER.readTree(document.sample().json()));
        }
    }
}
