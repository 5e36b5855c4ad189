/** {@code @JsonAny}: members that the type does not have are kept. */
package dev.burin.samples.any;
