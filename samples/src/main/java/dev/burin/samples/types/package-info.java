/** Types of the JDK that are texts: docs/types.md has all of them. */
package dev.burin.samples.types;
