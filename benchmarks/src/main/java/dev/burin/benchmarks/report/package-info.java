/**
 * The components of the command {@code report}: parts that know how to measure themselves, and the tables they produce. Open
 * {@link dev.burin.benchmarks.report.Section} first; the packages below run them and lay them out.
 */
package dev.burin.benchmarks.report;
