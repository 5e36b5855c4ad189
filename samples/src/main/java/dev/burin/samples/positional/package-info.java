/** {@code @JsonCodec(shape = ARRAY)}: the members of a type are written as the elements of an array, without names. */
package dev.burin.samples.positional;
