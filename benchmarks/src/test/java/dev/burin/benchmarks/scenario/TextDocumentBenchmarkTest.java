package dev.burin.benchmarks.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.burin.benchmarks.data.ModelEquality;
import dev.burin.benchmarks.data.Scenario;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TextDocumentBenchmarkTest {

    @ParameterizedTest
    @EnumSource(names = {"TWITTER", "CITM_CATALOG", "GITHUB_EVENTS"})
    void everyLibraryReadsAndWritesTheObjectsOfTheDocument(Scenario document) throws IOException {
        assumeTrue(document.isAvailable(), () -> "skipped: no " + document.title() + " in the corpus");
        TextDocumentBenchmark benchmark = new TextDocumentBenchmark();
        benchmark.document = document;
        Object expected = document.sample().value();
        for (TextLibrary library : TextLibrary.values()) {
            benchmark.library = library;
            benchmark.prepare();
            assertThat(ModelEquality.equal(expected, benchmark.read()))
                    .as("%s", library)
                    .isTrue();
            // What another library reads, which judges this one.
            Object written = TextLibrary.JACKSON.coding(document).reader().read(benchmark.write());
            assertThat(ModelEquality.equal(expected, written)).as("%s", library).isTrue();
        }
    }
}
