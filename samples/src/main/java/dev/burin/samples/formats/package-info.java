/** {@code @JsonFormat}: times by a pattern or as numbers, and numbers as texts. */
package dev.burin.samples.formats;
