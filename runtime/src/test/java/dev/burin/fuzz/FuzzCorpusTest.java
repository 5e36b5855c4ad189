package dev.burin.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.reference.DocumentRow;
import dev.burin.test.Corpus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What fuzzing found does not come back: every target accepts every input that is kept for it. */
class FuzzCorpusTest {
    private static final Map<String, Consumer<byte[]>> TARGETS = Map.of(
            "tree", FuzzTree::fuzzerTestOneInput,
            "skip", FuzzSkip::fuzzerTestOneInput,
            "stream", FuzzStream::fuzzerTestOneInput,
            "numbers", FuzzNumbers::fuzzerTestOneInput,
            "strings", FuzzStrings::fuzzerTestOneInput,
            "writer", FuzzWriter::fuzzerTestOneInput);

    static Set<String> targets() {
        return TARGETS.keySet();
    }

    @ParameterizedTest
    @MethodSource("targets")
    void everyKeptInputIsAccepted(String target) throws URISyntaxException {
        Path kept = Path.of(FuzzCorpusTest.class.getResource("/fuzz/" + target).toURI());
        List<Path> files = files(kept);

        assertThat(files).hasSizeGreaterThan(5);
        files.forEach(file -> assertAccepts(target, file.getFileName().toString(), bytes(file)));
    }

    @ParameterizedTest
    @MethodSource("targets")
    void everyRowOfOurDocumentsIsAccepted(String target) {
        DocumentRow.all().forEach(row -> assertAccepts(target, row.text(), row.document()));
    }

    @ParameterizedTest
    @MethodSource("targets")
    void everyDocumentOfTheSharedSuiteIsAccepted(String target) {
        files(Corpus.file("conformance/jsontestsuite/test_parsing"))
                .forEach(file -> assertAccepts(target, file.getFileName().toString(), bytes(file)));
    }

    @Test
    void everyTargetIsRunByTheScript() throws IOException, ReflectiveOperationException {
        String script = Files.readString(Path.of("../.ci/fuzz"));

        for (String target : TARGETS.keySet()) {
            String name = "dev.burin.fuzz.Fuzz" + target.substring(0, 1).toUpperCase(Locale.ROOT) + target.substring(1);
            assertThat(script).contains("[" + target + "]=runtime").contains("[" + target + "]=" + name);
            assertThat(Class.forName(name).getMethod("fuzzerTestOneInput", byte[].class))
                    .isNotNull();
        }
        assertThat(script)
                .contains("[schemas]=processor", "[typed]=samples")
                .contains("[schemas]=dev.burin.processor.schema.FuzzSchemas", "[typed]=dev.burin.samples.FuzzTyped");
        Matcher all = Pattern.compile("targets=\\(\\$\\{2:-([a-z ]+)}\\)").matcher(script);
        assertThat(all.find()).isTrue();
        assertThat(all.group(1).split(" "))
                .contains(TARGETS.keySet().toArray(String[]::new))
                .contains("schemas", "typed")
                .hasSize(TARGETS.size() + 2);
    }

    private static void assertAccepts(String target, String name, byte[] input) {
        try {
            TARGETS.get(target).accept(input);
        } catch (RuntimeException | Error e) {
            throw new AssertionError(target + " does not take " + name, e);
        }
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
