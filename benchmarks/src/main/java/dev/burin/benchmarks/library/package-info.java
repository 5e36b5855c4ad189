/**
 * The libraries that are compared, one {@code …Tasks} file each. Open {@link dev.burin.benchmarks.library.Library} first:
 * a further library is a constant there and a file here.
 */
package dev.burin.benchmarks.library;
