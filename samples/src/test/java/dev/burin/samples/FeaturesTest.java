package dev.burin.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.Codec;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code docs/features.md} is complete; {@link DocumentsTest} checks its links. */
class FeaturesTest {
    private static final Path PROJECT = Path.of("").toAbsolutePath().getParent();
    private static final Path ANNOTATIONS = PROJECT.resolve("runtime/src/main/java/dev/burin/annotation");

    private static String page;

    @BeforeAll
    static void read() throws IOException {
        page = Files.readString(PROJECT.resolve("docs/features.md"));
    }

    static Stream<String> annotations() throws IOException {
        try (Stream<Path> files = Files.list(ANNOTATIONS)) {
            return files
                    .map(file -> file.getFileName().toString().replace(".java", ""))
                    .filter(name -> name.startsWith("Json"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    static Stream<String> methodsOfCodec() {
        return Arrays.stream(Codec.class.getMethods()).map(Method::getName).distinct();
    }

    @ParameterizedTest
    @MethodSource("annotations")
    void everyAnnotationHasALine(String annotation) {
        assertThat(page).containsPattern("`@" + annotation + "[`(]");
    }

    @ParameterizedTest
    @MethodSource("methodsOfCodec")
    void everyMethodOfCodecHasALine(String method) {
        assertThat(page).containsPattern("`" + method + "[`(]");
    }
}
