/**
 * What the report measures without JMH. Open {@link dev.burin.benchmarks.measure.Measurements} first: a new measurement is
 * a line there.
 */
package dev.burin.benchmarks.measure;
