/** JSON names: strategies, individual names, and aliases for reading. */
package dev.burin.samples.names;
