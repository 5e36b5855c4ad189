package dev.burin.benchmarks.report.page;

/**
 * A codec as a column.
 *
 * @param isContender whether others are compared with it
 */
public record Column(String title, boolean isJson, boolean isContender) {}
