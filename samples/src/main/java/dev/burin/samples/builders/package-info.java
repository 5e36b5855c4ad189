/** Classes that a builder makes. */
package dev.burin.samples.builders;
