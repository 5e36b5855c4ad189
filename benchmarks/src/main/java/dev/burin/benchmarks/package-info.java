/** JMH benchmarks of Burin beside Jackson, DSL-JSON and Protobuf. Open {@link dev.burin.benchmarks.Main} first. */
package dev.burin.benchmarks;
