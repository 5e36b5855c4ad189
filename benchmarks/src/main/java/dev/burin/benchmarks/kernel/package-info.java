/**
 * The JMH benchmarks of kernels: one class for each kind of value, read and written by Burin, the JDK and the libraries
 * that are best at it. Open {@link dev.burin.benchmarks.kernel.UuidKernel} first; start a new benchmark as a copy of it.
 */
package dev.burin.benchmarks.kernel;
