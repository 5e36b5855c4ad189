/**
 * What the peers are judged by. Open {@link dev.burin.benchmarks.trust.suite.Suites} first: a new suite is a class here and a
 * line there. What a reader may do with a document is worked out by {@link dev.burin.benchmarks.trust.suite.Expectations} from
 * the strict parser of {@code dev.burin.reference}; what RFC 8259 leaves to the reader is in one place,
 * {@link dev.burin.benchmarks.trust.suite.Policy}.
 */
package dev.burin.benchmarks.trust.suite;
