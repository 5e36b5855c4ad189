/** {@code JsonReader} and {@code JsonWriter} used directly, without a type. */
package dev.burin.samples.tokens;
