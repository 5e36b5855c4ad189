package dev.burin.benchmarks.report.page;

/** What a codec has in a row: figures, or a reason. */
public sealed interface Score permits Figures, Missing {}
