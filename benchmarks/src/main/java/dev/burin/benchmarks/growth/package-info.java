/**
 * Benchmarks of growth: of documents, of types, and of the number of types; also of members in an order other than declared.
 * Values are random, and many documents take turns, so that no branch predictor can memorise one of them. Open
 * {@link dev.burin.benchmarks.growth.DecodeRoundBenchmark} first.
 */
package dev.burin.benchmarks.growth;
