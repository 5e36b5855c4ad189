/** Values of type {@code Object}: maps, lists, strings, numbers and booleans as the document has them. */
package dev.burin.samples.untyped;
