/**
 * What grows: documents, types, the number of types; also members in an order other than declared. Values are random, and many
 * documents take turns, so that no branch predictor learns one of them by heart. Open
 * {@link dev.burin.benchmarks.growth.DecodeRoundBenchmark} first.
 */
package dev.burin.benchmarks.growth;
