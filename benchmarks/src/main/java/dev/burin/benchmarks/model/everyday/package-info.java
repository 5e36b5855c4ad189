/** What applications have and the objects of the articles have not: enums, decimals, matrices, long texts, maps. */
package dev.burin.benchmarks.model.everyday;
