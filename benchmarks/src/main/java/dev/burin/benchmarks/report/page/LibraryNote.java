package dev.burin.benchmarks.report.page;

/**
 * A library and how it takes part.
 *
 * @param version empty if it does not
 * @param note its configuration, or why it is not compared
 */
public record LibraryNote(String title, String version, String note) {}
