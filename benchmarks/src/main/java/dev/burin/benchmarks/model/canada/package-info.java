/**
 * The types of canada.json, with all members; start with {@link dev.burin.benchmarks.model.canada.FeatureCollection}.
 *
 * <p>46 of the 111,126 coordinates have no fraction ({@code -65}); a double writes them as {@code -65.0}. Comparisons
 * with the original therefore compare values, not text.
 */
package dev.burin.benchmarks.model.canada;
