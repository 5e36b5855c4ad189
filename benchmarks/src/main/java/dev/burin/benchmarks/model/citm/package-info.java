/** The types of citm_catalog.json, with all members; start with {@link dev.burin.benchmarks.model.citm.Catalog}. */
package dev.burin.benchmarks.model.citm;
