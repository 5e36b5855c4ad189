package dev.burin.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.burin.annotation.JsonCodec;
import dev.burin.codegen.RuntimeVersion;
import dev.burin.processor.behaviour.ClassPath;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A runtime that differs from the processor is reported; {@code BRN003_Point.java} tests a runtime of another version. */
class VersionCheckTest {
    private static final String VERSION_FILE = "RuntimeVersion.class";

    @TempDir
    Path oldRuntime;

    @Test
    void runtimesOlderThanTheirVersionConstantAreReported() throws IOException {
        copyRuntimeWithoutVersion();

        Compilation compilation = Compiler.javac()
                .withClasspath(List.of(oldRuntime.toFile()))
                .withProcessors(new JsonCodecProcessor())
                .compile(JavaFileObjects.forSourceString(
                        "Point", "@dev.burin.annotation.JsonCodec record Point(int x) {}"));

        assertThat(compilation)
                .hadErrorContaining("[BRN003] This is burin-processor " + RuntimeVersion.MINOR
                        + ", but the code is compiled against burin-runtime without a version.");
    }

    /** Such an annotation is passed to the processor by the javac of JDK 25, and not by that of JDK 17. */
    @Test
    void missingRuntimesAreLeftToTheCompiler() {
        Compilation compilation = Compiler.javac()
                .withClasspath(List.of())
                .withProcessors(new JsonCodecProcessor())
                .compile(JavaFileObjects.forSourceString(
                        "Point", "@dev.burin.annotation.JsonCodec record Point(int x) {}"));

        assertThat(compilation).hadErrorCount(1);
        assertThat(compilation).hadErrorContaining("package dev.burin.annotation does not exist");
    }

    private void copyRuntimeWithoutVersion() throws IOException {
        Path runtime = ClassPath.placeOf(JsonCodec.class);
        if (Files.isDirectory(runtime)) {
            copyWithoutVersion(runtime);
            return;
        }
        try (FileSystem jar = FileSystems.newFileSystem(runtime)) {
            copyWithoutVersion(jar.getPath("/"));
        }
    }

    private void copyWithoutVersion(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (!file.endsWith(VERSION_FILE)) {
                    Path copy = oldRuntime.resolve(root.relativize(file).toString());
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                }
            }
        }
    }
}
