/** Codecs that every codec gives: of lists, sets, maps, arrays, optional and nullable values. */
package dev.burin.samples.derived;
