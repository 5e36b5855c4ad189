/**
 * The cases by which the peers are judged. Open {@link dev.burin.benchmarks.trust.suite.Suites} first: a new suite is a class
 * here and a line there. What a reader may do with a document is determined by
 * {@link dev.burin.benchmarks.trust.suite.Expectations} with the strict parser of
 * {@code dev.burin.reference}; what RFC 8259 leaves to the reader is in one place,
 * {@link dev.burin.benchmarks.trust.suite.Policy}.
 */
package dev.burin.benchmarks.trust.suite;
