package dev.burin.benchmarks.report.page;

/**
 * A library and its configuration.
 *
 * @param version empty if it is not compared
 * @param note its configuration, or why it is not compared
 */
public record LibraryNote(String title, String version, String note) {}
