/**
 * A type that is measured: {@code -Aburin.benchmarks=Trip} generates a JMH class for it, with the document in
 * {@code src/benchmarks}.
 */
@NullMarked
package dev.burin.samples.measured;

import org.jspecify.annotations.NullMarked;
