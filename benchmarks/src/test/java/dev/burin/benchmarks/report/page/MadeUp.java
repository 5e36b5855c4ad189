package dev.burin.benchmarks.report.page;

import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Chart;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import dev.burin.benchmarks.report.Unit;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** A page with made-up figures. */
final class MadeUp {
    private MadeUp() {}

    static Figures figures(double best) {
        return new Figures(best, best * 1.1, best * 1.5, OptionalDouble.of(24), 3);
    }

    /** Returns scores: Burin 20 and 40 ns; Jackson 40 ns and a failure; Kryo, which is binary, 10 ns and not measured. */
    static Scores scores() {
        return new Scores(
                "ARTICLE",
                "The article",
                "Its rows.",
                List.of(
                        new Column("Burin", true, true),
                        new Column("Jackson <2>", true, true),
                        new Column("Kryo", false, false)),
                List.of(
                        new ScoreRow(
                                "List<Integer> | a",
                                "1. Decode",
                                "decode",
                                List.of(figures(20), figures(40), figures(10))),
                        new ScoreRow(
                                "string",
                                "2. Decode",
                                "decode",
                                List.of(figures(40), new Missing("reads <another> value"), Missing.YET))));
    }

    static Table table(Chart chart) {
        return new Table(
                "Size & weight",
                "Less is better.",
                List.of("types", "10", "1,000"),
                List.of(
                        new TableRow("Burin", List.of(Cell.of(1200, Unit.BYTES), Cell.of(120_000, Unit.BYTES))),
                        new TableRow("Kryo", List.of(new Cell.Text("<none>"), new Cell.Absent("generates nothing")))),
                chart);
    }

    /** Returns a table with libraries as columns, like the one of bytes on the wire. */
    static Table columns() {
        return new Table(
                "Bytes",
                "Less is better.",
                List.of("Scenario", "Burin", "Jackson <2>"),
                List.of(
                        new TableRow("text", List.of(Cell.of(1, Unit.BYTES), new Cell.Absent("writes nonsense"))),
                        new TableRow("number", List.of(Cell.of(1, Unit.BYTES), new Cell.Absent("writes nonsense")))),
                Chart.NONE);
    }

    static Page page(Block... blocks) {
        return new Page(
                "Codecs & <others>",
                "java -jar benchmarks.jar report --only 'A&B'",
                Map.of("Machine", "8 < 9 processors"),
                List.of(
                        new LibraryNote("Burin", "1.0", "no options"),
                        new LibraryNote("Jackson <2>", "2", ""),
                        new LibraryNote("Jason", "", "not compared")),
                List.of(blocks));
    }
}
