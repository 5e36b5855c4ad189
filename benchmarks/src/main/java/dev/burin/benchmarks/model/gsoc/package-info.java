/**
 * gsoc-2018.json, every member; start with {@link dev.burin.benchmarks.model.gsoc.Project}.
 *
 * <p>Its members {@code @context} and {@code @type} are renamed, as they are not valid Java names.
 */
package dev.burin.benchmarks.model.gsoc;
