/**
 * The types of twitter.json, with all members; start with {@link dev.burin.benchmarks.model.twitter.SearchResult}.
 *
 * <p>No member is absent in one place and null in another, so {@code NON_NULL} on those that are absent somewhere
 * preserves the difference.
 */
package dev.burin.benchmarks.model.twitter;
