package dev.burin.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.library.Versions;
import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Section;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import dev.burin.benchmarks.report.Unit;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The measurements without JMH return the correct results; times are not checked. */
class MeasurementsTest {

    @Test
    void everyMeasurementHasAUniqueNameAndAnExpectedDuration() {
        assertThat(Measurements.ALL).extracting(Section::name).doesNotHaveDuplicates();
        assertThat(Measurements.ALL)
                .allSatisfy(section -> assertThat(section.expected(true)).isPositive())
                .allSatisfy(
                        section -> assertThat(section.expected(false)).isGreaterThanOrEqualTo(section.expected(true)));
    }

    @Test
    void bytesOnTheWireAreThoseThatEachLibraryWrites() {
        List<String> told = new ArrayList<>();

        Table table = new BytesOnTheWire(List.of(Scenario.INTS_10, Scenario.SKIP))
                .measure(true, told::add)
                .get(0);

        int json = Scenario.INTS_10.sample().json().length;
        assertThat(cell(table, Scenario.INTS_10.title(), "Burin")).isEqualTo(Cell.of(json, Unit.BYTES));
        assertThat(cell(table, Scenario.INTS_10.title(), "Jackson")).isEqualTo(Cell.of(json, Unit.BYTES));
        assertThat(((Cell.Number) cell(table, Scenario.INTS_10.title(), "Protobuf")).value())
                .isBetween(40.0, json - 1.0);
        assertThat(told).hasSize(2);
    }

    @Test
    void variedDocumentsAreReportedByTheirMean() {
        Table table = new BytesOnTheWire(List.of(Scenario.STRINGS_10_VARIED))
                .measure(true, words -> {})
                .get(0);

        double mean = Scenario.STRINGS_10_VARIED.samples().stream()
                .mapToInt(sample -> sample.json().length)
                .average()
                .orElseThrow();
        assertThat(cell(table, Scenario.STRINGS_10_VARIED.title(), "Burin"))
                .isEqualTo(Cell.of(Math.round(mean), Unit.BYTES));
    }

    @Test
    void jarsHaveTheSizesOfWhatIsOnTheClassPath() throws Exception {
        Table table = new JarSize().measure(true, words -> {}).get(0);

        long gson = Files.size(Path.of(
                Gson.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
        assertThat(cell(table, "Gson", "own jar")).isEqualTo(Cell.of(gson, Unit.BYTES));
        assertThat(cell(table, "Gson", "what else is needed")).isEqualTo(new Cell.Text("error_prone_annotations"));
        assertThat(cell(table, "Burin", "all that is needed")).isEqualTo(cell(table, "Burin", "own jar"));
        assertThat(cell(table, "Burin", "what else is needed")).isEqualTo(new Cell.Text("nothing"));
        assertThat(number(cell(table, "Burin", "own jar"))).isBetween(100_000.0, 2_000_000.0);
        assertThat(number(cell(table, "Jackson", "all that is needed")))
                .isGreaterThan(number(cell(table, "Jackson plain", "all that is needed")))
                .isLessThan(5_000_000);
        assertThat(table.rows()).allSatisfy(row -> assertThat(number(row.cells().get(0)))
                .isBetween(0.0, number(row.cells().get(1))));
    }

    @ParameterizedTest
    @EnumSource
    void theJarsOfEveryLibraryAreKnownExceptForTheJdk(Library library) {
        Set<String> all = Dependencies.read().withAllTheyNeed(JarSize.artifacts(library));

        assertThat(all.isEmpty()).isEqualTo(library == Library.JDK);
    }

    @Test
    void sharedDependenciesCountForBothLibraries(@TempDir Path folder) throws Exception {
        List<String> tree = List.of(
                "dev.burin:burin-benchmarks:jar:1",
                "+- com.google.code.gson:gson:jar:" + Versions.of("GSON") + ":compile",
                "|  \\- a:needed:jar:1:compile",
                "\\- a:other:jar:1:compile",
                "   \\- (a:needed:jar:1:compile - omitted for duplicate)");
        String gson = Path.of(Gson.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .toString();
        Path needed = Files.write(folder.resolve("needed-1.jar"), new byte[7]);
        Path other = Files.write(folder.resolve("other-1.jar"), new byte[9]);

        List<String> lines =
                DependencyList.lines(tree, String.join(File.pathSeparator, gson, needed.toString(), other.toString()));

        assertThat(lines)
                .containsExactly(
                        "com.google.code.gson:gson " + Files.size(Path.of(gson)) + " a:needed",
                        "a:needed 7",
                        "a:other 9 a:needed");
    }

    @Test
    void firstDocumentsAreDecodedInFreshVirtualMachines() throws Exception {
        Table table = new ColdStart(List.of(Library.BURIN, Library.GSON))
                .measure(true, words -> {})
                .get(0);

        assertThat(table.heads()).containsExactly("Calls", "1", "10", "100", "1,000");
        assertThat(table.rows()).extracting(TableRow::title).containsExactly("Burin", "Gson");
        assertThat(table.rows()).allSatisfy(row -> assertThat(row.cells())
                .isSortedAccordingTo((one, other) -> Double.compare(number(one), number(other)))
                .allSatisfy(cell -> assertThat(number(cell)).isPositive()));
    }

    @Test
    void aFailingProgramReportsTheReason() throws Exception {
        Programs.Output output = Programs.java(List.of(), FirstDocuments.class, List.of("NO_LIBRARY", "-"));

        assertThat(output.failure()).hasValueSatisfying(reason -> assertThat(reason)
                .startsWith("java ends with 1: Exception in thread")
                .contains("NO_LIBRARY"));
    }

    @Test
    void everyGeneratorCompilesTheTypes() throws Exception {
        List<Table> tables = new GeneratedCode(List.of(2, 4)).measure(true, words -> {});

        assertThat(tables).extracting(Table::title).containsExactly("Compile time", "Generated class files");
        assertThat(tables.get(0).rows())
                .extracting(TableRow::title)
                .containsExactly("javac alone", "Burin", "avaje-jsonb", "DSL-JSON");
        assertThat(tables).allSatisfy(table -> assertThat(table.heads()).containsExactly("Types", "2", "4"));
        assertThat(tables.get(1).rows()).allSatisfy(row -> assertThat(row.cells())
                .allSatisfy(cell -> assertThat(number(cell)).isGreaterThan(1000)));
    }

    @ParameterizedTest
    @EnumSource
    void everyDocumentHasBytesOrIsKnownToBeMissing(Document document) {
        if (document.isAvailable()) {
            assertThat(document.bytes()).isNotEmpty();
        } else {
            assertThat(document).isNotIn(Document.EVENT_PAYLOAD, Document.MIME_DB);
        }
    }

    @Test
    void theMedianIsTheMiddleValueOrTheMeanOfTheTwo() {
        assertThat(Programs.median(List.of(9.0, 1.0, 2.0))).isEqualTo(2);
        assertThat(Programs.median(List.of(4.0, 1.0, 2.0, 9.0))).isEqualTo(3);
    }

    private static Cell cell(Table table, String row, String column) {
        return table.rows().stream()
                .filter(each -> each.title().equals(row))
                .findFirst()
                .orElseThrow()
                .cells()
                .get(table.heads().indexOf(column) - 1);
    }

    private static double number(Cell cell) {
        return ((Cell.Number) cell).value();
    }
}
