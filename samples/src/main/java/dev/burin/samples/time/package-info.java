/** {@code java.time} and {@code java.util.Date}, as ISO 8601 strings. */
package dev.burin.samples.time;
