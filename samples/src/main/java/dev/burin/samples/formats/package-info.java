/** {@code @JsonFormat}: times by a pattern or as numbers, and numbers as strings. */
package dev.burin.samples.formats;
