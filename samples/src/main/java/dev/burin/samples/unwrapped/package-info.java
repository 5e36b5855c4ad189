/** {@code @JsonUnwrapped}: the members of a value are part of the enclosing object. */
package dev.burin.samples.unwrapped;
