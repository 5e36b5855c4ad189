package dev.burin.processor.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.CompilationSubject;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.burin.processor.JsonCodecProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Generated sources, compared as text: read a difference aloud before accepting it with {@code -Dgolden.update=true}.
 *
 * <p>Each folder of {@code src/test/resources/golden} holds a type, such as {@code Line.java}, and its {@code LineCodec.java}.
 */
class GoldenTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final boolean UPDATE = Boolean.getBoolean("golden.update");

    static Stream<Path> folders() throws IOException {
        try (Stream<Path> folders = Files.list(GOLDEN)) {
            return folders.sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("folders")
    void theGeneratedSourceMatchesTheGoldenFile(Path folder) {
        for (Path source : sources(folder)) {
            if (!read(source).contains("@JsonCodec")) {
                continue;
            }
            Path golden = Path.of(source.toString().replace(".java", "Codec.java"));
            String generated = generate(folder, source);
            if (UPDATE) {
                write(golden, generated);
            }
            assertThat(generated).as("%s", golden).isEqualTo(read(golden));
        }
    }

    private static String generate(Path folder, Path source) {
        Compilation compilation = Compiler.javac()
                .withOptions("--release", "17", "-Xlint:all,-processing", "-Werror")
                .withProcessors(new JsonCodecProcessor())
                .compile(sources(folder).stream().map(GoldenTest::file).toList());
        CompilationSubject.assertThat(compilation).succeeded();
        String name = source.getFileName().toString().replace(".java", "Codec.java");
        JavaFileObject file = compilation
                .generatedFile(StandardLocation.SOURCE_OUTPUT, "golden", name)
                .orElseThrow();
        try {
            return file.getCharContent(false).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JavaFileObject file(Path source) {
        return JavaFileObjects.forSourceString(
                "golden." + source.getFileName().toString().replace(".java", ""), read(source));
    }

    private static List<Path> sources(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !file.toString().endsWith("Codec.java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
