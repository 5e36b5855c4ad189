package dev.burin.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import dev.burin.benchmarks.report.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The programs of other languages run if their tools are installed, and else are reported as absent; CI builds them once. */
@Tag("languages")
class OtherLanguagesTest {
    private static final List<Document> DOCUMENTS = List.of(Document.EVENT_PAYLOAD, Document.MIME_DB);
    private static final String PATH =
            Optional.ofNullable(System.getenv("PATH")).orElse("");

    @TempDir
    Path folder;

    /** A tool that is found may still fail, for example without a network; then there is a reason instead of times. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "GO_ALONE")
    void aLanguageIsMeasuredOrAbsentWithAReason(Language language) throws Exception {
        LanguageResults results = new LanguageRun(List.of(language), DOCUMENTS, PATH).measure(1, 1, words -> {});

        assertThat(results.codecs()).contains("Java " + System.getProperty("java.version") + ": Burin, typed");
        List<String> others = results.codecs().stream()
                .filter(codec -> !codec.startsWith("Java "))
                .toList();
        if (others.isEmpty()) {
            assertThat(results.absent().get(language.title())).isNotBlank();
        }
        assertThat(results.absent().containsKey(language.title())).isEqualTo(others.isEmpty());
        for (String codec : results.codecs()) {
            assertThat(results.time(codec, "EventPayload.json", Operation.DECODE))
                    .isInstanceOf(Cell.Number.class);
            assertThat(results.time(codec, "EventPayload.json", Operation.ENCODE))
                    .isInstanceOf(Cell.Number.class);
        }
    }

    @Test
    void goIsMeasuredWithoutModulesIfTheyCannotBeDownloaded() throws Exception {
        assumeThat(Programs.find("go", PATH)).isPresent();
        Path go = script(
                "go",
                "case \"$*\" in *rivals*) echo 'dial tcp: lookup failed' >&2; exit 1;; esac\n" + "exec "
                        + Programs.find("go", PATH).orElseThrow() + " \"$@\"\n");

        LanguageResults results = new LanguageRun(
                        List.of(Language.GO, Language.GO_ALONE),
                        DOCUMENTS,
                        go.getParent().toString())
                .measure(1, 1, words -> {});

        assertThat(results.absent()).containsEntry("Go", "go ends with 1: dial tcp: lookup failed");
        assertThat(results.codecs())
                .anyMatch(codec -> codec.matches("Go \\S+: encoding/json, untyped"))
                .anyMatch(codec -> codec.matches("Go \\S+: encoding/json, typed"));
    }

    @Test
    void toolsThatAreNotOnThePathAreAbsent() throws Exception {
        OtherLanguages section = new OtherLanguages(
                new LanguageRun(List.of(Language.values()), List.of(Document.EVENT_PAYLOAD), folder.toString()));

        List<Table> tables = section.measure(true, words -> {});

        assertThat(tables)
                .extracting(Table::title)
                .containsExactly("Other languages, decode", "Other languages, encode");
        assertThat(tables.get(0).rows())
                .contains(
                        new TableRow("Deno", List.of(new Cell.Absent("deno is not on the PATH"))),
                        new TableRow("C#", List.of(new Cell.Absent("dotnet is not on the PATH"))),
                        new TableRow("Go", List.of(new Cell.Absent("go is not on the PATH"))))
                .anySatisfy(row -> assertThat(row.title()).endsWith(": Jackson, typed"));
    }

    @Test
    void failuresAreReportedWithoutUrls() throws Exception {
        script("node", "echo 'Error: cannot reach https://registry.example.org/a/b: refused' >&2; exit 3\n");

        LanguageResults results = new LanguageRun(
                        List.of(Language.NODE), List.of(Document.EVENT_PAYLOAD), folder.toString())
                .measure(1, 1, words -> {});

        assertThat(results.absent())
                .containsExactly(java.util.Map.entry("Node", "node ends with 3: Error: cannot reach … refused"));
    }

    @Test
    void linesOfProgramsBecomeMedians() {
        LanguageResults results = new LanguageResults();
        results.add(
                "X",
                new Programs.Output(
                        List.of(
                                "tool\tX 1.0",
                                "result\tjson\tuntyped\ta.json\tdecode\t3",
                                "result\tjson\tuntyped\ta.json\tdecode\t1",
                                "result\tjson\tuntyped\ta.json\tdecode\t2",
                                "failed\tjson\tuntyped\tb.json\treads another value than it wrote",
                                "absent\tfaster\tno such module"),
                        Optional.empty()));

        String codec = "X 1.0: json, untyped";
        assertThat(results.time(codec, "a.json", Operation.DECODE)).isEqualTo(Cell.of(2, Unit.NANOSECONDS));
        assertThat(results.time(codec, "b.json", Operation.DECODE))
                .isEqualTo(new Cell.Absent("reads another value than it wrote"));
        assertThat(results.time(codec, "c.json", Operation.DECODE))
                .isEqualTo(new Cell.Absent("there are no types for this document"));
        assertThat(results.absent()).containsEntry("X 1.0: faster", "no such module");
    }

    private Path script(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
