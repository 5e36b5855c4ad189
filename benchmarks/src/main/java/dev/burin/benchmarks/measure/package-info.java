/**
 * The measurements of the report that do not use JMH. Open {@link dev.burin.benchmarks.measure.Measurements} first: a new
 * measurement is a line there.
 */
package dev.burin.benchmarks.measure;
