/** Numbers: the primitive types, their boxes, and numbers of any size. */
package dev.burin.samples.numbers;
