package dev.burin.benchmarks.report.page;

import dev.burin.benchmarks.report.Cell;
import dev.burin.benchmarks.report.Chart;
import dev.burin.benchmarks.report.Table;
import dev.burin.benchmarks.report.TableRow;
import dev.burin.benchmarks.report.Unit;
import dev.burin.benchmarks.report.page.BarChart.Bar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Chooses the chart of a table. */
final class TableCharts {
    private static final int MOST_BARS = 80;

    private TableCharts() {}

    /** Returns the SVG element; empty if the table has no chart, no figures or too many bars. */
    static Optional<String> svg(Table table, String id) {
        if (table.chart() == Chart.NONE || numbers(table).isEmpty()) {
            return Optional.empty();
        }
        return table.chart() == Chart.LINES ? Optional.of(new LineChart(id, table).svg()) : bars(table, id);
    }

    private static List<Cell.Number> numbers(Table table) {
        return table.rows().stream()
                .flatMap(row -> row.cells().stream())
                .filter(Cell.Number.class::isInstance)
                .map(Cell.Number.class::cast)
                .toList();
    }

    private static Optional<String> bars(Table table, String id) {
        Unit unit = numbers(table).get(0).unit();
        List<Bar> bars = new ArrayList<>();
        for (int column = 0; column < table.heads().size() - 1; column++) {
            for (int row = 0; row < table.rows().size(); row++) {
                bar(table, row, column, unit).ifPresent(bars::add);
            }
        }
        return bars.size() > MOST_BARS
                ? Optional.empty()
                : Optional.of(
                        new BarChart(id, table.title(), bars, value -> Formats.figure(new Cell.Number(value, unit)))
                                .svg());
    }

    /** Returns the bar of a cell; empty for a figure in another unit, because it could not be compared. */
    private static Optional<Bar> bar(Table table, int rowIndex, int column, Unit unit) {
        TableRow row = table.rows().get(rowIndex);
        if (!(row.cells().get(column) instanceof Cell.Number number) || number.unit() != unit) {
            return Optional.empty();
        }
        boolean isAlone = table.heads().size() == 2;
        String title = isAlone ? row.title() : table.heads().get(column + 1) + ", " + row.title();
        return Optional.of(new Bar(
                title,
                isAlone
                        ? row.title().startsWith("Burin") ? Palette.BURIN : Palette.JSON
                        : Palette.SERIES.get(rowIndex % Palette.SERIES.size()),
                number.value()));
    }
}
