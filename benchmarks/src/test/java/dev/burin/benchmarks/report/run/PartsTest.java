package dev.burin.benchmarks.report.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.burin.benchmarks.compare.Effort;
import dev.burin.benchmarks.compare.Row;
import dev.burin.benchmarks.data.Scenario;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.report.page.Tables;
import dev.burin.benchmarks.report.run.ScorePart.Entry;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PartsTest {
    private static final List<Library> ALL = List.of(Library.values());
    private static final int PROCESSORS = 4;

    @Test
    void theArticlesFifteenAreInItsOrder() {
        ScorePart article = (ScorePart) parts("^ARTICLE").get(0);

        assertThat(article.entries().stream().map(Entry::group).distinct())
                .containsExactly(
                        "1. Decode integer",
                        "2. Encode integer",
                        "3. Decode double",
                        "4. Encode double",
                        "5. Decode object",
                        "6. Encode object",
                        "7. Decode integer list",
                        "8. Encode integer list",
                        "9. Decode object list",
                        "10. Encode object list",
                        "11. Decode double array",
                        "12. Encode double array",
                        "13. Decode string",
                        "14. Encode string",
                        "15. Skip structure");
        assertThat(article.entries().stream()
                        .map(entry -> entry.row().scenario())
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(Scenario.ARTICLE);
    }

    @Test
    void everyRowIsInOnePart() {
        List<Row> rows = parts("").stream()
                .filter(ScorePart.class::isInstance)
                .flatMap(part -> ((ScorePart) part).entries().stream())
                .map(Entry::row)
                .toList();

        assertThat(rows)
                .containsExactlyInAnyOrderElementsOf(Row.all().stream()
                        .filter(row -> row.scenario().isAvailable())
                        .toList());
    }

    @Test
    void theLibrariesTakeTurnsInEveryRow() {
        List<Trial> trials = parts("ARTICLE.INTS_1.encode|ARTICLE.SKIP").get(0).trials();

        assertThat(trials.stream().limit(ALL.size()).map(Trial::column))
                .containsExactlyElementsOf(
                        Arrays.stream(Library.values()).map(Enum::name).toList());
        assertThat(trials).hasSize(2 * ALL.size() - 1); // open strings make no difference to decoding
    }

    @Test
    void namesOfTrialsAreUniqueAndValidFileNames() {
        Set<Trial> trials = new LinkedHashSet<>();
        parts("").forEach(part -> trials.addAll(part.trials()));

        assertThat(trials.stream().map(Trial::name)).doesNotHaveDuplicates().allMatch(name -> name.matches("[\\w.-]+"));
        assertThat(trials)
                .allSatisfy(trial ->
                        assertThat(trial.options(Effort.QUICK).getIncludes()).hasSize(1));
    }

    @Test
    void growthIsMeasuredOfAllMakesAndMembersOfThoseThatCompileOnTheSpot() {
        List<String> all = List.of(
                "BURIN", "FORY", "DSL_JSON", "JACKSON", "FASTJSON2", "WAST", "JSONITER", "AVAJE", "GSON", "JACKSON_3");

        assertThat(columns("DOCUMENT_SIZE")).containsExactlyElementsOf(all);
        assertThat(columns("MEMBER_ORDER")).containsExactlyElementsOf(all);
        assertThat(columns("MEMBER_COUNT"))
                .containsExactlyElementsOf(
                        all.stream().filter(column -> !column.equals("AVAJE")).toList());
    }

    @Test
    void everyLibraryIsMeasuredInOneInTwoAndInAllThreads() {
        assertThat(columns("THREADS"))
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Library.values()).map(Enum::name).toList());
        assertThat(threads(PROCESSORS)).containsExactly(1, 2, PROCESSORS);
        assertThat(threads(2)).containsExactly(1, 2);
        assertThat(parts("THREADS", 1)).isEmpty();
    }

    private static Stream<Integer> threads(int processors) {
        return parts("THREADS", processors).get(0).trials().stream()
                .map(Trial::threads)
                .distinct();
    }

    @Test
    void theNumberOfAllProcessorsIsMarked() {
        Tables tables = (Tables) parts("THREADS").get(0).block(new Measured());

        assertThat(tables.tables().get(0).heads())
                .contains("1", "2", PROCESSORS + ", all")
                .doesNotHaveDuplicates();
    }

    @Test
    void onlyRequestedRowsRemain() {
        assertThat(parts("MEMBER_ORDER|DOCUMENT_SIZE.encode|THREADS.*decode").stream()
                        .map(Part::name))
                .containsExactly("DOCUMENT_SIZE", "MEMBER_ORDER", "THREADS");
        assertThat(parts("DOCUMENT_SIZE.encode").get(0).trials())
                .allMatch(trial -> trial.method().endsWith(".encode"));
        assertThat(parts("nothing")).isEmpty();
    }

    /** Returns the libraries that are measured in a part, without repetition, in the order of its rows. */
    private static List<String> columns(String part) {
        return parts(part).get(0).trials().stream()
                .map(Trial::column)
                .distinct()
                .toList();
    }

    private static List<Part> parts(String only) {
        return parts(only, PROCESSORS);
    }

    private static List<Part> parts(String only, int processors) {
        return Parts.of(name -> Pattern.compile(only).matcher(name).find(), ALL, processors);
    }
}
