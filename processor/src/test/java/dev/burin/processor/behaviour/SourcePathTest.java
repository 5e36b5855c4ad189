package dev.burin.processor.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

    /** Types that javac compiles because others mention them are not shown to processors. */
    @Test
    void filesThatAreFoundByTheirTypesHaveToBeGivenToTheCompiler() throws IOException {
        Path file = Files.createDirectories(sources.resolve("shop")).resolve("Line.java");
        Files.writeString(file, "package shop; @dev.burin.annotation.JsonCodec record Line(int count) {}");

        List<String> errors = Project.withBurin("-implicit:class", "-sourcepath", sources.toString())
                .errors("package shop; @dev.burin.annotation.JsonCodec record Order(Line line) {}");

        assertThat(errors).anySatisfy(message -> assertThat(message)
                .contains(
                        "[BRN021]",
                        "shop.Line is not compiled here",
                        "It has @JsonCodec: pass its source file to the compiler")
                .doesNotContain("add @JsonCodec"));
    }

    /** An incremental compiler that is given only the sealed type, because only that has changed. */
    @Test
    void subtypesThatWereCompiledBeforeHaveToBeGivenToTheCompiler() {
        String round = "package shop; public record Round(int radius) implements Shape {}";
        Project before = Project.plain().compile("package shop; public sealed interface Shape permits Round {}", round);

        assertThat(Project.withBurin()
                        .using(before)
                        .errors("package shop; @dev.burin.annotation.JsonCodec"
                                + " public sealed interface Shape permits Round {}"))
                .singleElement()
                .asString()
                .contains(
                        "[BRN065]", "it is not compiled here and has no codec", "Pass its source file to the compiler")
                .doesNotContain("Make it a record");
    }

    @Test
    void librariesThatWereCompiledWithoutTheProcessorAreNoSources() {
        Project library = Project.plain()
                .compile("package shop; @dev.burin.annotation.JsonCodec public record Line(int count) {}");

        assertThat(Project.withBurin()
                        .using(library)
                        .errors("package app; @dev.burin.annotation.JsonCodec record Order(shop.Line line) {}"))
                .anySatisfy(message -> assertThat(message)
                        .contains("[BRN021]", "if it is in a library, run Burin's processor there")
                        .doesNotContain("add @JsonCodec"));
    }
}
