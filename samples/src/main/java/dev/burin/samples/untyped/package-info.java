/** Values of type {@code Object}: maps, lists, strings, numbers and booleans, as in the document. */
package dev.burin.samples.untyped;
