/**
 * Libraries reduced to two calls for any type, for the benchmarks of growth and start: what they measure is not a scenario of
 * {@code data}, but a type created for the purpose. Open {@link dev.burin.benchmarks.coding.Contender} first.
 */
package dev.burin.benchmarks.coding;
