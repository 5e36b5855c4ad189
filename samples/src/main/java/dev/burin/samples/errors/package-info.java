/** What the error message for an invalid document looks like: see {@code ErrorsTest}. */
package dev.burin.samples.errors;
