/**
 * The command {@code trust}: gives hostile and valid documents to Burin and its peers, and prints a table of their
 * faults. Open {@link dev.burin.benchmarks.trust.Trust} first; the libraries are in {@code peer}, the
 * documents in {@code suite}.
 */
package dev.burin.benchmarks.trust;
