/** citm_catalog.json, every member; start with {@link dev.burin.benchmarks.model.citm.Catalog}. */
package dev.burin.benchmarks.model.citm;
