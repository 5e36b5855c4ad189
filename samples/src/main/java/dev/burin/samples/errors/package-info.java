/** Error messages for invalid documents: see {@code ErrorsTest}. */
package dev.burin.samples.errors;
