package dev.burin.benchmarks.report;

import dev.burin.annotation.JsonCodec;
import java.util.List;

/**
 * A table of the report, and the chart that shows it.
 *
 * @param title such as {@code Bytes on the wire}
 * @param explanation one sentence: what the figures mean, and whether less is better
 * @param heads the heads of the columns, starting with that of the row titles
 * @param rows each with one cell for every head but the first
 * @param chart the kind of chart next to the table
 */
@JsonCodec
public record Table(String title, String explanation, List<String> heads, List<TableRow> rows, Chart chart) {

    /** Copies the lists, and checks that the rows fit the heads. */
    public Table {
        heads = List.copyOf(heads);
        rows = List.copyOf(rows);
        for (TableRow row : rows) {
            if (row.cells().size() != heads.size() - 1) {
                throw new IllegalArgumentException(title + ": the row " + row.title() + " has "
                        + row.cells().size() + " cells, for heads " + heads.subList(1, heads.size()));
            }
        }
    }
}
