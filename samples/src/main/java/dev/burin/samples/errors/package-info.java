/** What the message of a wrong document looks like: see {@code ErrorsTest}. */
package dev.burin.samples.errors;
