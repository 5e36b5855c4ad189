package dev.burin.benchmarks.measure;

import dev.burin.benchmarks.library.Operation;
import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Chart;
import dev.burin.benchmarks.report.Section;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The same documents in other languages, if their tools are found. */
final class OtherLanguages implements Section {
    private final LanguageRun run;

    OtherLanguages() {
        this(new LanguageRun(
                List.of(Language.values()),
                Stream.of(Document.values()).filter(Document::isAvailable).toList(),
                Optional.ofNullable(System.getenv("PATH")).orElse("")));
    }

    /** Creates the section for the languages and documents of this run. */
    OtherLanguages(LanguageRun run) {
        this.run = run;
    }

    @Override
    public String name() {
        return "OTHER_LANGUAGES";
    }

    @Override
    public Duration expected(boolean quick) {
        long directions = 2L * run.documents().size();
        long roundsOfAll = directions * (run.languages().size() + LanguageRun.LIBRARIES.size()) * (rounds(quick) + 3);
        long warmUp = directions * LanguageRun.LIBRARIES.size() * JavaProgram.WARM_UP_MILLISECONDS;
        return Duration.ofMillis(roundsOfAll * milliseconds(quick) + warmUp).plusMinutes(1); // for the builds
    }

    private static int rounds(boolean quick) {
        return quick ? 3 : 7;
    }

    private static int milliseconds(boolean quick) {
        return quick ? 100 : 500;
    }

    @Override
    public List<Table> measure(boolean quick, Consumer<String> progress) throws IOException, InterruptedException {
        return tables(run.measure(rounds(quick), milliseconds(quick), progress));
    }

    /** Returns the results, one table for each direction. */
    List<Table> tables(LanguageResults results) {
        return Stream.of(Operation.values())
                .map(operation -> new Table(
                        "Other languages, " + operation.method(),
                        "Time of one document, from its bytes to values or back, the median of the rounds after a warm-up; less"
                                + " is better. Typed: to objects of declared types; untyped: to the maps and lists of the"
                                + " language.",
                        Stream.concat(
                                        Stream.of("Codec"),
                                        run.documents().stream().map(Document::fileName))
                                .toList(),
                        rows(results, operation),
                        Chart.BARS))
                .toList();
    }

    private List<TableRow> rows(LanguageResults results, Operation operation) {
        List<TableRow> rows = new ArrayList<>();
        for (String codec : results.codecs()) {
            rows.add(new TableRow(
                    codec,
                    run.documents().stream()
                            .map(document -> results.time(codec, document.fileName(), operation))
                            .toList()));
        }
        results.absent()
                .forEach((title, reason) -> rows.add(new TableRow(
                        title, Collections.nCopies(run.documents().size(), (Cell) new Cell.Absent(reason)))));
        return rows;
    }
}
