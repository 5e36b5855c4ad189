/** {@code @JsonAny}: unknown members are kept. */
package dev.burin.samples.any;
