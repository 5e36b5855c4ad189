/**
 * A type that is measured: {@code -Aburin.benchmarks=Trip} writes a JMH class for it, with the document of
 * {@code src/benchmarks}.
 */
@NullMarked
package dev.burin.samples.measured;

import org.jspecify.annotations.NullMarked;
