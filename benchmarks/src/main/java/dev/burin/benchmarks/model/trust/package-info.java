/** What the libraries of {@code trust} read hostile documents into. */
package dev.burin.benchmarks.model.trust;
