/**
 * The command {@code trust}: hostile and valid documents for Burin and its peers side by side, and a table of who
 * got them wrong. Open {@link dev.burin.benchmarks.trust.Trust} first; the libraries are in {@code peer}, the
 * documents in {@code suite}.
 */
package dev.burin.benchmarks.trust;
