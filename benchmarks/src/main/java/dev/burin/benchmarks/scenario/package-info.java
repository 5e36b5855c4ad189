/**
 * The JMH benchmarks of whole codecs, one class per group of scenarios; each runs for every library. Open
 * {@link dev.burin.benchmarks.scenario.DecodeBenchmark} first.
 */
package dev.burin.benchmarks.scenario;
