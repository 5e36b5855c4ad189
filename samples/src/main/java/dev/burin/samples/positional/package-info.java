/** {@code @JsonCodec(shape = ARRAY)}: the members of a type are the elements of an array, without their names. */
package dev.burin.samples.positional;
