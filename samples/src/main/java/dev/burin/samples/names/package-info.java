/** JSON names: strategies, single names, and aliases for reading. */
package dev.burin.samples.names;
