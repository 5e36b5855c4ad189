package dev.burin.samples;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All documents at the top level and in {@code docs} quote what is in the files they name, and link to existing files. */
class DocumentsTest {
    /** The directory of the project; tests run in the directory of their module. */
    private static final Path PROJECT = Path.of("").toAbsolutePath().getParent();

    private static final Pattern QUOTE = Pattern.compile("<!-- from (\\S+) -->\n\n```\\w+\n(.*?)```", Pattern.DOTALL);
    private static final Pattern MARK = Pattern.compile("<!-- from ");
    private static final Pattern JAVA = Pattern.compile("(?m)^```java$");
    private static final Pattern GENERATED = Pattern.compile("<!-- generated: \\w+ -->\n\n```java\n");
    private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)(?:#[^)]*)?\\)");

    static List<Path> documents() throws IOException {
        try (Stream<Path> top = Files.list(PROJECT);
                Stream<Path> docs = Files.walk(PROJECT.resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .map(PROJECT::relativize)
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void quotationsAreInTheFilesTheyName(Path document) {
        String text = read(document);
        List<MatchResult> quotes = QUOTE.matcher(text).results().toList();

        assertThat(quotes).hasSize((int) MARK.matcher(text).results().count()).allSatisfy(quote -> {
            String file = read(Path.of(quote.group(1)));
            assertThat(plain(file)).as(quote.group(1)).contains(plain(quote.group(2)));
        });
    }

    /** Ensures that all examples are compiled. */
    @ParameterizedTest
    @MethodSource("documents")
    void everyJavaExampleIsQuotedOrGenerated(Path document) {
        String text = read(document);
        long quoted = QUOTE.matcher(text)
                .results()
                .filter(quote -> quote.group().contains("```java\n"))
                .count();

        assertThat(JAVA.matcher(text).results())
                .hasSize((int) (quoted + GENERATED.matcher(text).results().count()));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void linksLeadToExistingFiles(Path document) {
        Path folder = PROJECT.resolve(document).getParent();

        assertThat(LINK.matcher(read(document)).results().map(link -> folder.resolve(link.group(1))))
                .allSatisfy(target -> assertThat(target).exists());
    }

    /** Returns the text without indentation, and with the quotes in string literals unescaped. */
    private static String plain(String text) {
        return text.replace("\\\"", "\"").lines().map(String::strip).collect(joining("\n"));
    }

    private static String read(Path file) {
        try {
            return Files.readString(PROJECT.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
