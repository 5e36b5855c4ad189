package dev.burin.samples;

import static java.util.Comparator.comparing;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.processor.check.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The README and the pages next to it are accurate: generated code, messages and commands are shown as they are;
 * {@link DocumentsTest} checks quotations.
 *
 * <p>{@code -Dreadme.update=true} rewrites the parts between {@code <!-- generated: … -->} and {@code <!-- end -->}.
 */
class ReadmeTest {
    /** The directory of the project; tests run in the directory of their module. */
    private static final Path PROJECT = Path.of("").toAbsolutePath().getParent();

    private static final Path README = PROJECT.resolve("README.md");

    private static final Pattern GENERATED = Pattern.compile(
            "(?<=<!-- generated: (codec|message|problems) -->\n\n).*?(?=\n\n<!-- end -->)", Pattern.DOTALL);
    private static final Pattern COMMANDS = Pattern.compile("```shell\n(.*?)```", Pattern.DOTALL);

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "docs/generated-code.md", "docs/problems.md"})
    void generatedPartsAreUpToDate(Path document) throws IOException {
        Path file = PROJECT.resolve(document);
        String expected = GENERATED.matcher(read(file)).replaceAll(part -> Matcher.quoteReplacement(generate(part)));
        if (Boolean.getBoolean("readme.update")) {
            Files.writeString(file, expected);
        }

        assertThat(read(file)).isEqualTo(expected);
        assertThat(GENERATED.matcher(expected).results()).hasSize(1);
    }

    @Test
    void everyCommandIsRunByCi() {
        String ci = read(PROJECT.resolve(".ci/run"));

        assertThat(COMMANDS.matcher(read(README)).results().flatMap(commands -> commands.group(1)
                        .lines()))
                .isNotEmpty()
                .allSatisfy(command -> assertThat(ci).contains(command));
    }

    private static String generate(MatchResult part) {
        return switch (part.group(1)) {
            case "codec" -> {
                Path generated = PROJECT.resolve("samples/target/generated-sources/annotations");
                yield fenced("java", read(generated.resolve("dev/burin/samples/records/LineCodec.java")));
            }
            case "message" -> fenced("text", compilerMessage());
            default -> problems();
        };
    }

    private static String fenced(String language, String text) {
        return "```" + language + "\n" + text.strip() + "\n```";
    }

    private static String problems() {
        return Arrays.stream(Problem.values())
                .sorted(comparing(Problem::code))
                .map(problem -> "| " + problem.code() + " | "
                        + problem.severity().name().toLowerCase(Locale.ROOT) + " | " + problem.message() + " |")
                .collect(joining("\n", "| code | | message |\n| --- | --- | --- |\n", ""));
    }

    /** Returns the message of the compiler for a type with a member that has no JSON representation. */
    private static String compilerMessage() {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        JavaFileObject file = source("Order.java", """
                import dev.burin.annotation.JsonCodec;
                import java.io.InputStream;
                import java.util.List;

                @JsonCodec
                record Order(long id, List<InputStream> attachments) {}
                """);
        String output = directory(PROJECT.resolve("samples/target/readme")).toString();
        List<String> options =
                List.of("-proc:only", "-d", output, "-processor", "dev.burin.processor.JsonCodecProcessor");
        compiler.getTask(null, null, found, options, null, List.of(file)).call();
        return found.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(error -> "Order.java:" + error.getLineNumber() + ": error: " + error.getMessage(Locale.ROOT))
                .collect(joining("\n"));
    }

    private static Path directory(Path place) {
        try {
            return Files.createDirectories(place);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JavaFileObject source(String name, String text) {
        return new SimpleJavaFileObject(URI.create("string:///" + name), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
