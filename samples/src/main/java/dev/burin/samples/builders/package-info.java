/** Classes whose instances a builder creates. */
package dev.burin.samples.builders;
