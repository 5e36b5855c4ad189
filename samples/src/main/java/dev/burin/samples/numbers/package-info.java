/** Numbers: the primitive types, their boxed types, and numbers of any size. */
package dev.burin.samples.numbers;
