package dev.burin.benchmarks.report.run;

import dev.burin.benchmarks.compare.Results;
import dev.burin.benchmarks.compare.Row;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.report.page.Block;
import dev.burin.benchmarks.report.page.Column;
import dev.burin.benchmarks.report.page.Missing;
import dev.burin.benchmarks.report.page.ScoreRow;
import dev.burin.benchmarks.report.page.Scores;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** A part with every library in every row of some scenarios. */
record ScorePart(String name, String title, String explanation, List<Entry> entries, List<Library> libraries)
        implements Part {

    /** A row and the heading above it. */
    record Entry(String group, Row row) {}

    @Override
    public List<Trial> trials() {
        return entries.stream().flatMap(this::trials).toList();
    }

    @Override
    public Set<Trial> closeTrials(Measured measured) {
        Set<Trial> close = new LinkedHashSet<>();
        for (Entry entry : entries) {
            Results results = new Results();
            trialsBy(entry).forEach(library -> measured.figures(Trial.of(entry.row(), library, 1))
                    .ifPresent(figures -> results.add(entry.row(), library, figures.best())));
            results.contenders(entry.row(), libraries).forEach(library -> close.add(Trial.of(entry.row(), library, 1)));
        }
        return close;
    }

    @Override
    public Block block(Measured measured) {
        List<Column> columns = libraries.stream()
                .map(library -> new Column(library.title(), library.isJson(), library.isContender()))
                .toList();
        List<ScoreRow> rows =
                entries.stream().map(entry -> row(entry, measured)).toList();
        return new Scores(name, title, explanation, columns, rows);
    }

    private ScoreRow row(Entry entry, Measured measured) {
        Row row = entry.row();
        return new ScoreRow(
                row.scenario().title(),
                entry.group(),
                row.operation().method(),
                libraries.stream()
                        .map(library -> library.isMeasured(row.operation())
                                ? measured.score(Trial.of(row, library, 1))
                                : Missing.YET)
                        .toList());
    }

    private Stream<Trial> trials(Entry entry) {
        return trialsBy(entry).map(library -> Trial.of(entry.row(), library, 1));
    }

    private Stream<Library> trialsBy(Entry entry) {
        return libraries.stream()
                .filter(library -> library.isMeasured(entry.row().operation()));
    }
}
