/** {@code @JsonCodec(direction)}: types that are only written, or only read. */
package dev.burin.samples.directions;
