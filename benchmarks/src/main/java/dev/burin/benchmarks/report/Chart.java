package dev.burin.benchmarks.report;

/** How a table is drawn. */
public enum Chart {
    NONE,
    /** A bar for each cell, those of a row beside each other. */
    BARS,
    /** A line for each row; the heads of the columns are numbers, such as 10, 100 and 1,000; both scales are logarithmic. */
    LINES
}
