/**
 * The libraries that {@code trust} judges, each as its users call it. Open {@link dev.burin.benchmarks.trust.peer.Peer} first;
 * a new one is a class here and a line in {@link dev.burin.benchmarks.trust.peer.Peers}.
 */
package dev.burin.benchmarks.trust.peer;
