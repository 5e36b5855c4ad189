/**
 * The commands {@code compare} and {@code demo}: run the benchmarks of {@code scenario} in short forks and print one
 * table of all libraries. Open {@link dev.burin.benchmarks.compare.Comparison} first.
 */
package dev.burin.benchmarks.compare;
