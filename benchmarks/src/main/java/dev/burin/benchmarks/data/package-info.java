/**
 * What is measured: the scenarios, with their objects and their JSON. Open {@link dev.burin.benchmarks.data.Scenario}
 * first. Nothing here knows the libraries, but Jackson, which makes the data and is trusted with it.
 */
package dev.burin.benchmarks.data;
