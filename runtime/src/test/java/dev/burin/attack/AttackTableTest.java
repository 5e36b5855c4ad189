package dev.burin.attack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of {@code docs/attacks.md} has every class of attacks, and the tests that it names exist. */
class AttackTableTest {
    private static final int CLASSES = 22;
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (A\\d+) \\|.*`\\w+Test`.* \\|$");
    private static final Pattern TEST = Pattern.compile("`(\\w+Test)`");
    private static final Path TESTS = Path.of("src/test/java");

    @Test
    void everyClassOfAttacksHasATest() throws IOException {
        List<String> classes =
                ROW.matcher(table()).results().map(row -> row.group(1)).toList();

        assertThat(classes)
                .isEqualTo(
                        IntStream.rangeClosed(1, CLASSES).mapToObj(i -> "A" + i).toList());
        assertThat(classes)
                .containsAll(Attacks.ALL.stream()
                        .map(attack -> attack.name().split(" ", 2)[0])
                        .toList());
    }

    @Test
    void everyTestInTheTableExists() throws IOException {
        Set<String> named =
                TEST.matcher(table()).results().map(test -> test.group(1)).collect(Collectors.toSet());

        assertThat(testClasses()).containsAll(named);
    }

    /** Except tests of kernels, which need neither, and the test that measures time. */
    @Test
    void everyTestInTheTableRunsWithLittleStackAndLittleMemoryToo() throws IOException {
        String pom = Files.readString(Path.of("pom.xml"));
        int start = pom.indexOf("<id>with-small-memory</id>");
        String execution = pom.substring(start, pom.indexOf("</execution>", start));
        List<PathMatcher> included = globs("include", execution);
        List<PathMatcher> excluded = globs("exclude", execution);
        Set<String> named = TEST.matcher(table())
                .results()
                .map(test -> test.group(1) + ".java")
                .collect(Collectors.toSet());
        named.remove("GrowthTest.java");

        try (Stream<Path> files = Files.walk(TESTS)) {
            assertThat(files.map(TESTS::relativize)
                            .filter(file -> named.contains(file.getFileName().toString()))
                            .filter(file -> !file.startsWith("dev/burin/internal")))
                    .hasSizeGreaterThan(20)
                    .allMatch(file -> included.stream().anyMatch(glob -> glob.matches(file)))
                    .noneMatch(file -> excluded.stream().anyMatch(glob -> glob.matches(file)));
        }
        assertThat(excluded).isNotEmpty(); // GrowthTest
    }

    private static List<PathMatcher> globs(String tag, String execution) {
        return Pattern.compile("<%1$s>(.*)</%1$s>".formatted(tag))
                .matcher(execution)
                .results()
                .map(glob -> FileSystems.getDefault().getPathMatcher("glob:" + glob.group(1)))
                .toList();
    }

    private static String table() throws IOException {
        return Files.readString(Path.of("../docs/attacks.md"));
    }

    private static Set<String> testClasses() throws IOException {
        Set<String> names = new HashSet<>();
        for (String module : List.of("runtime", "processor", "samples")) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "test", "java"))) {
                files.forEach(file -> names.add(file.getFileName().toString().replace(".java", "")));
            }
        }
        return names;
    }
}
