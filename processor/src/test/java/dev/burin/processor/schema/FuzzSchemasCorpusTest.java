package dev.burin.processor.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What fuzzing of random types found stays found. */
class FuzzSchemasCorpusTest {
    @Test
    void everyKeptInputIsTaken() throws IOException, URISyntaxException {
        Path kept =
                Path.of(FuzzSchemasCorpusTest.class.getResource("/fuzz/schemas").toURI());
        try (Stream<Path> files = Files.list(kept)) {
            List<Path> inputs = files.toList();
            assertThat(inputs).isNotEmpty();
            for (Path input : inputs) {
                FuzzSchemas.fuzzerTestOneInput(Files.readAllBytes(input));
            }
        }
    }
}
