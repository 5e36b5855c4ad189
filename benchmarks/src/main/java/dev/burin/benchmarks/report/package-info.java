/**
 * What the command {@code report} is made of: parts that know how to measure themselves, and the tables that they give.
 * Open {@link dev.burin.benchmarks.report.Section} first; the packages below run them and lay them out.
 */
package dev.burin.benchmarks.report;
