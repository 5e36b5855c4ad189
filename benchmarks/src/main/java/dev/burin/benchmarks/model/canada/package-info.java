/**
 * canada.json, every member; start with {@link dev.burin.benchmarks.model.canada.FeatureCollection}.
 *
 * <p>46 of the 111,126 coordinates have no fraction ({@code -65}); a double writes them as {@code -65.0}. Comparisons
 * with the original therefore go by value.
 */
package dev.burin.benchmarks.model.canada;
