/** {@code @JsonUnwrapped}: the members of a value stand among those of the object around it. */
package dev.burin.samples.unwrapped;
