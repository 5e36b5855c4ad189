package dev.burin.benchmarks.report.page;

/**
 * The column of a codec.
 *
 * @param isContender whether others are compared with it
 */
public record Column(String title, boolean isJson, boolean isContender) {}
