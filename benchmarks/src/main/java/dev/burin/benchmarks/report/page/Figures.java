package dev.burin.benchmarks.report.page;

import java.util.OptionalDouble;

/**
 * The times of all iterations of all forks, in nanoseconds per operation.
 *
 * @param best the time of the fastest iteration
 * @param median the median time
 * @param worst the time of the slowest iteration
 * @param allocated the number of bytes that an operation allocates
 * @param forks the number of virtual machines that measured
 */
public record Figures(double best, double median, double worst, OptionalDouble allocated, int forks) implements Score {}
