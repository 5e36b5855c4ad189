package dev.burin.benchmarks.report.page;

import java.util.OptionalDouble;

/**
 * The times of all iterations of all forks, in nanoseconds for an operation.
 *
 * @param best that of the fastest iteration
 * @param median that in the middle
 * @param worst that of the slowest
 * @param allocated how many bytes an operation allocates
 * @param forks how many virtual machines measured
 */
public record Figures(double best, double median, double worst, OptionalDouble allocated, int forks) implements Score {}
