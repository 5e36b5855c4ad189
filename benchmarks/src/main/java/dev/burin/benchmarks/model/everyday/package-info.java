/** Types with values that are common in applications but not in the articles: enums, decimals, matrices, long strings, maps. */
package dev.burin.benchmarks.model.everyday;
