/**
 * Libraries reduced to two calls for any type, for the benchmarks of growth and start: what they measure is no
 * scenario of {@code data}, but a type made for the purpose. Open {@link dev.burin.benchmarks.coding.Contender} first.
 */
package dev.burin.benchmarks.coding;
