/** The types into which the libraries of {@code trust} read hostile documents. */
package dev.burin.benchmarks.model.trust;
