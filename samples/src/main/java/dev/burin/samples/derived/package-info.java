/** Codecs derived from another codec: for lists, sets, maps, arrays, optional and nullable values. */
package dev.burin.samples.derived;
