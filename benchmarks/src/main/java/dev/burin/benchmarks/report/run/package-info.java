/**
 * The command {@code report}: what is measured, in which order, and what is kept when the run is stopped. Open
 * {@link dev.burin.benchmarks.report.run.ReportCommand} first, then {@link dev.burin.benchmarks.report.run.Parts}.
 */
package dev.burin.benchmarks.report.run;
