/**
 * Benchmarks of cold code: the first documents of a fresh virtual machine, and the compiler. Open
 * {@link dev.burin.benchmarks.start.StartTimes} first.
 */
package dev.burin.benchmarks.start;
