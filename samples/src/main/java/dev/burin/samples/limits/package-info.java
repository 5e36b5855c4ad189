/** {@code @JsonLimit}: how much strangers may send. */
package dev.burin.samples.limits;
