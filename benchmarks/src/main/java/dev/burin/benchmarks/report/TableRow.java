package dev.burin.benchmarks.report;

import java.util.List;

/** A row of a table: its title, and a cell for each column after that of the titles. */
public record TableRow(String title, List<Cell> cells) {

    /** Copies the list. */
    public TableRow {
        cells = List.copyOf(cells);
    }
}
