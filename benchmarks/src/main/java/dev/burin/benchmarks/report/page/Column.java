package dev.burin.benchmarks.report.page;

/** A codec as a column. */
public record Column(String title, boolean isJson) {}
