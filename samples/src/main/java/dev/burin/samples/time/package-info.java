/** {@code java.time} and {@code java.util.Date}, as ISO 8601 texts. */
package dev.burin.samples.time;
