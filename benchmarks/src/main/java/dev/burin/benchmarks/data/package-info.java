/**
 * What is measured: the scenarios, with their objects and their JSON. Open {@link dev.burin.benchmarks.data.Scenario} first.
 * Nothing here depends on the libraries, except for Jackson, which is trusted to create the data.
 */
package dev.burin.benchmarks.data;
