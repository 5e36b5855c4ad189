package dev.burin.benchmarks.report.run;

import dev.burin.benchmarks.compare.Row;
import dev.burin.benchmarks.library.Library;
import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Chart;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import dev.burin.benchmarks.report.Unit;
import dev.burin.benchmarks.report.page.Block;
import dev.burin.benchmarks.report.page.Figures;
import dev.burin.benchmarks.report.page.Missing;
import dev.burin.benchmarks.report.page.Score;
import dev.burin.benchmarks.report.page.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A part that shows the throughput of several threads relative to one.
 *
 * @param threads the numbers of threads, ascending; the last is the number of processors
 */
record ThreadsPart(List<Row> rows, List<Integer> threads, List<Library> libraries) implements Part {

    @Override
    public String name() {
        return "THREADS";
    }

    @Override
    public List<Trial> trials() {
        List<Trial> trials = new ArrayList<>();
        for (Row row : rows) {
            threads.forEach(count -> measuredIn(row).forEach(library -> trials.add(Trial.of(row, library, count))));
        }
        return trials;
    }

    @Override
    public Block block(Measured measured) {
        return new Tables(
                name(),
                "Threads",
                rows.stream().map(row -> table(row, measured)).toList());
    }

    private Table table(Row row, Measured measured) {
        List<String> heads = new ArrayList<>(List.of("threads"));
        threads.forEach(count -> heads.add(head(count)));
        return new Table(
                "Threads: " + row.operation().method() + " " + row.scenario().title(),
                "How many times the work of one thread so many threads do together, each with documents of its own; \"all\" are as"
                        + " many as the machine has processors.",
                heads,
                measuredIn(row).stream()
                        .map(library -> new TableRow(
                                library.title(),
                                threads.stream()
                                        .map(count -> cell(row, library, count, measured))
                                        .toList()))
                        .toList(),
                Chart.BARS);
    }

    /** Returns the head of a column, which marks the number of all processors. */
    private String head(int count) {
        return count == threads.get(threads.size() - 1) ? count + ", all" : Integer.toString(count);
    }

    private static Cell cell(Row row, Library library, int count, Measured measured) {
        Score score = measured.score(Trial.of(row, library, count));
        Optional<Figures> one = measured.figures(Trial.of(row, library, 1));
        if (score instanceof Figures figures && one.isPresent()) {
            return Cell.of(count * one.get().best() / figures.best(), Unit.RATIO);
        }
        return score instanceof Missing missing && !missing.equals(Missing.YET)
                ? new Cell.Absent(missing.reason())
                : new Cell.Text("–");
    }

    private List<Library> measuredIn(Row row) {
        return libraries.stream()
                .filter(library -> library.isMeasured(row.operation()))
                .toList();
    }
}
