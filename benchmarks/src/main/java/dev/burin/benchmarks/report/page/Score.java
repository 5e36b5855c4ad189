package dev.burin.benchmarks.report.page;

/** The result of a codec in a row: figures, or the reason why they are missing. */
public sealed interface Score permits Figures, Missing {}
