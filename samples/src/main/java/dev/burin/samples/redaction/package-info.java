/** What is not for logs: {@code @JsonRedact}. */
package dev.burin.samples.redaction;
