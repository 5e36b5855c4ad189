/**
 * The JMH benchmarks of kernels: one class for each kind of value, read and written by Burin, the JDK and the libraries
 * that are best at it. Open {@link dev.burin.benchmarks.kernel.UuidKernel} first; a new one starts as its copy.
 */
package dev.burin.benchmarks.kernel;
