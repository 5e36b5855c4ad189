/**
 * The types of gsoc-2018.json, with all members; start with {@link dev.burin.benchmarks.model.gsoc.Project}.
 *
 * <p>Its members {@code @context} and {@code @type} are renamed, because they are not valid Java names.
 */
package dev.burin.benchmarks.model.gsoc;
