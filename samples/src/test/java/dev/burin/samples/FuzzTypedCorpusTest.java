package dev.burin.samples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What fuzzing of generated codecs found stays found; the documents of the samples are what it starts with. */
class FuzzTypedCorpusTest {
    @Test
    void everyKeptInputIsTaken() throws IOException, URISyntaxException {
        Path kept = Path.of(FuzzTypedCorpusTest.class.getResource("/fuzz/typed").toURI());
        try (Stream<Path> files = Files.list(kept)) {
            List<Path> inputs = files.toList();
            assertThat(inputs).isNotEmpty();
            for (Path input : inputs) {
                FuzzTyped.fuzzerTestOneInput(Files.readAllBytes(input));
            }
        }
    }

    @Test
    void everySampleIsTakenWholeAndCutOff() throws IOException {
        for (int i = 0; i < Samples.ALL.size(); i++) {
            byte[] input = ("x" + Samples.ALL.get(i).json()).getBytes(UTF_8);
            input[0] = (byte) i;
            for (int length = 0; length <= input.length; length++) {
                FuzzTyped.fuzzerTestOneInput(Arrays.copyOf(input, length));
            }
        }
    }
}
