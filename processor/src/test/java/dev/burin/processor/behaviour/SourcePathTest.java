package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maven passes {@code -sourcepath}: javac expects every file on it to declare the type that it is named after. */
class SourcePathTest {
    private static final String SOURCE = """
            package shop;

            @dev.burin.annotation.JsonCodec
            record Order(String id, Line line) {}

            record Line(int count) {}
            """;

    @TempDir
    Path sources;

    @Test
    void filesMayHaveDifferentNamesFromTheirTypes() throws IOException {
        Path file = Files.createDirectories(sources.resolve("shop")).resolve("Types.java");
        Files.writeString(file, SOURCE);

        Project project = Project.withBurin("-sourcepath", sources.toString()).compile(SOURCE);

        assertThat(project.messages()).isEmpty();
    }
}
