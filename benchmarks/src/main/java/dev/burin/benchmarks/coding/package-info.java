/**
 * Libraries reduced to two calls for any type, for the benchmarks of growth and start, which measure types created for the
 * purpose instead of the scenarios of {@code data}. Open {@link dev.burin.benchmarks.coding.Contender} first.
 */
package dev.burin.benchmarks.coding;
