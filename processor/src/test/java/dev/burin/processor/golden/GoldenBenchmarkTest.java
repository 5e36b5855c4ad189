package dev.burin.processor.golden;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.burin.processor.JsonCodecProcessor;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;

/** The output of {@code -Aburin.benchmarks}, compared as text; changes are accepted with {@code -Dgolden.update=true}. */
class GoldenBenchmarkTest {
    private static final Path FOLDER = Path.of("src/test/resources/golden-benchmarks");

    @Test
    void theGeneratedBenchmarkMatchesTheGoldenFile() throws IOException {
        Path golden = FOLDER.resolve("OrderCodecBenchmark.java");
        Compilation compilation = compile();
        String generated = text(compilation, StandardLocation.SOURCE_OUTPUT, "OrderCodecBenchmark.java");
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(golden, generated);
        }

        assertThat(generated).isEqualTo(Files.readString(golden));
        assertThat(text(compilation, StandardLocation.CLASS_OUTPUT, "OrderCodecBenchmark.json"))
                .isEqualTo(Files.readString(FOLDER.resolve("Order.json")));
    }

    private static Compilation compile() throws IOException {
        Compilation compilation = Compiler.javac()
                .withOptions(
                        "--release",
                        "17",
                        "-Xlint:all,-processing,-classfile",
                        "-Werror",
                        "-Aburin.benchmarks=true",
                        "-Aburin.benchmarks.documents=" + FOLDER)
                .withProcessors(new JsonCodecProcessor())
                .compile(JavaFileObjects.forSourceString(
                        "golden.Order", Files.readString(FOLDER.resolve("Order.java"))));
        assertThat(compilation).succeededWithoutWarnings();
        return compilation;
    }

    private static String text(Compilation compilation, StandardLocation place, String name) throws IOException {
        JavaFileObject file = compilation.generatedFile(place, "golden", name).orElseThrow();
        return new String(file.openInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
