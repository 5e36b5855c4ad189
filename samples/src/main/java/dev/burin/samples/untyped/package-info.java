/** Values of type {@code Object}: maps, lists, texts, numbers and booleans as the document has them. */
package dev.burin.samples.untyped;
