package dev.burin.benchmarks.report;

/** The kind of chart that shows a table. */
public enum Chart {
    NONE,
    /** A bar for each cell, with the bars of a row next to each other. */
    BARS,
    /** A line for each row; the column heads are numbers, such as 10, 100 and 1,000, and both scales are logarithmic. */
    LINES
}
