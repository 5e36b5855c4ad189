/** Classes whose instances are complete once created, by a constructor or a static factory. */
package dev.burin.samples.immutable;
