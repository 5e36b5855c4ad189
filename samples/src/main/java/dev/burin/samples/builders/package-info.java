/** Classes whose instances are created by a builder. */
package dev.burin.samples.builders;
