/** Values that must not appear in logs: {@code @JsonRedact}. */
package dev.burin.samples.redaction;
