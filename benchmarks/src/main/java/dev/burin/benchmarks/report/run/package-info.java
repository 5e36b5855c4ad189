/**
 * The command {@code report}: what it measures, in which order, and what it keeps when the run is stopped. Open
 * {@link dev.burin.benchmarks.report.run.ReportCommand} first, then {@link dev.burin.benchmarks.report.run.Parts}.
 */
package dev.burin.benchmarks.report.run;
