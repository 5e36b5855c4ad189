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
 * The inputs with which fuzzing of random types starts. They choose types by number, and the types change with their generator:
 * findings are therefore kept as tests with their own types, as in {@link ContainersTest}.
 */
class FuzzSchemasCorpusTest {
    @Test
    void everyStoredInputIsProcessed() throws IOException, URISyntaxException {
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
