/** {@code @JsonLimit}: how much untrusted senders may send. */
package dev.burin.samples.limits;
