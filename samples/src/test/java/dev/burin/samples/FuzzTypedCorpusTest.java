package dev.burin.samples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Inputs that fuzzing of generated codecs has found, and the documents of the samples, with which fuzzing starts. */
class FuzzTypedCorpusTest {
    /** Requires that inputs are accepted, because a rejected one does not test values; rejections need tests of their own. */
    @Test
    void everyKeptInputIsReadAsTheTypeThatItIsNamedAfter() throws IOException, URISyntaxException {
        for (Path kept : keptInputs()) {
            String name = kept.getFileName().toString();
            byte[] input = Files.readAllBytes(kept);
            Sample<?> sample = FuzzTyped.sample(input);

            // An input that was found is named like "records.Order_what-it-showed".
            assertThat(name.replaceFirst("_.*", "")).isEqualTo(sample.toString());
            assertThatCode(() -> sample.codec().fromJson(FuzzTyped.document(input)))
                    .as(name)
                    .doesNotThrowAnyException();
            FuzzTyped.fuzzerTestOneInput(input);
        }
    }

    private static List<Path> keptInputs() throws IOException, URISyntaxException {
        Path kept = Path.of(FuzzTypedCorpusTest.class.getResource("/fuzz/typed").toURI());
        try (Stream<Path> files = Files.list(kept)) {
            List<Path> inputs = files.toList();
            assertThat(inputs).isNotEmpty();
            return inputs;
        }
    }

    @Test
    void everySampleIsReadWholeAndTruncated() throws IOException {
        for (Sample<?> sample : Samples.ALL) {
            byte[] input = FuzzTyped.input(sample, sample.json().getBytes(UTF_8));
            assertThat(FuzzTyped.sample(input)).isSameAs(sample);
            for (int length = 0; length <= input.length; length++) {
                FuzzTyped.fuzzerTestOneInput(Arrays.copyOf(input, length));
            }
        }
    }
}
