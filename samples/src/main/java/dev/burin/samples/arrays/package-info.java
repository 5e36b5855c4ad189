/** Arrays of anything, at any depth; {@code byte[]} is base64. */
package dev.burin.samples.arrays;
