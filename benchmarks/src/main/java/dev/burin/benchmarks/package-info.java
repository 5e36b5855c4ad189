/** JMH benchmarks of Burin, the fastest other JSON libraries and Protobuf. Open {@link dev.burin.benchmarks.Main} first. */
package dev.burin.benchmarks;
