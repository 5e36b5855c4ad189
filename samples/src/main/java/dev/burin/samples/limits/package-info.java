/** {@code @JsonLimit}: limits on what untrusted senders may send. */
package dev.burin.samples.limits;
