/** More values than memory holds. */
package dev.burin.samples.streams;
