package dev.burin.processor.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What fuzzing of random types starts with. Inputs choose types by number, which are others whenever their generator changes:
 * what fuzzing finds is kept as a test with a type of its own, as in {@link ContainersTest}.
 */
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
