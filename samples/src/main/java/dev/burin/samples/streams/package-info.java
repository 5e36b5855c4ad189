/** More values than fit into memory. */
package dev.burin.samples.streams;
