/** What applications have but the objects of the articles lack: enums, decimals, matrices, long strings, maps. */
package dev.burin.benchmarks.model.everyday;
