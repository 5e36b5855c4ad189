/**
 * The libraries that {@code trust} judges, each called as its users would. Open {@link dev.burin.benchmarks.trust.peer.Peer}
 * first; a new library is a class here and a line in {@link dev.burin.benchmarks.trust.peer.Peers}.
 */
package dev.burin.benchmarks.trust.peer;
