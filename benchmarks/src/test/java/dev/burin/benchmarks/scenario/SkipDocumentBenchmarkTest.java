package dev.burin.benchmarks.scenario;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.burin.benchmarks.data.Scenario;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The benchmark runs once for every library and document; the libraries named as strict are, and the others are not. */
class SkipDocumentBenchmarkTest {
    private static final byte[] NO_JSON = "[{a b c ,,},42]".getBytes(UTF_8);

    @ParameterizedTest
    @EnumSource(names = {"MIME_DB", "TWITTER", "CITM_CATALOG", "CANADA", "GITHUB_EVENTS", "GSOC"})
    void everyLibraryFindsTheNumberAfterTheDocument(Scenario document) throws IOException {
        assumeTrue(document.isAvailable(), () -> "skipped: no " + document.title() + " in the corpus");
        SkipDocumentBenchmark benchmark = new SkipDocumentBenchmark();
        benchmark.document = document;
        for (Skipping skipper : Skipping.values()) {
            benchmark.skipper = skipper;
            for (boolean compact : new boolean[] {false, true}) {
                benchmark.compact = compact;
                benchmark.prepare();
                assertThat(benchmark.skip())
                        .as("%s, compact: %s", skipper, compact)
                        .isEqualTo(42);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = "JSONITER", mode = EnumSource.Mode.EXCLUDE)
    void allButOneRejectInvalidJson(Skipping skipper) {
        assertThatThrownBy(() -> skipper.numberBehind(NO_JSON)).isInstanceOf(Exception.class);
    }

    @Test
    void jsoniterOnlyCountsBrackets() throws IOException {
        assertThat(Skipping.JSONITER.numberBehind(NO_JSON)).isEqualTo(42);
    }
}
